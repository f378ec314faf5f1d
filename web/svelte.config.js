import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { named } from './tools/controls.mjs';

export default { preprocess: [named(), vitePreprocess()] };
