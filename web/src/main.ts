import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './core/offline';
import './look/base.css';
import { openAreas } from './text/catalogues';
import { language } from './text/language.svelte';

const target = document.getElementById('app') as HTMLElement;

/** Show the client once its first sentences are there. */
async function begin(): Promise<void> {
  await openAreas(language.current, 'common', 'home');
  mount(App, { target });
  if (import.meta.env.PROD) void keepShell();
}

void begin();
