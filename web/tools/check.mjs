/**
 * Check: look at the client without running it. The four programs work side by side; what one of them
 * has to say is told when it is done, in one piece.
 */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CACHE = 'node_modules/.cache';
/** The longest first. */
const PROGRAMS = [
  `eslint --max-warnings 0 --cache --cache-strategy content --cache-location ${CACHE}/eslint .`,
  'svelte-check --fail-on-warnings --tsconfig ./tsconfig.json',
  'prettier --check --log-level warn --cache .',
  `stylelint --max-warnings 0 --cache --cache-location ${CACHE}/stylelint src/**/*.{css,svelte}`,
];

/** Run a program and tell what it says; return whether it found nothing. */
function finds(program) {
  const [name, ...words] = program.split(' ');
  const started = performance.now();
  const running = spawn(`node_modules/.bin/${name}`, words, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  const said = [];
  running.stdout.on('data', (part) => said.push(part));
  running.stderr.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    running.on('close', (code) => {
      const time = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(said));
      console.log(`${name}: ${code === 0 ? 'well' : 'not well'}, ${time} s`);
      resolve(code === 0);
    });
  });
}

const found = await Promise.all(PROGRAMS.map(finds));
process.exitCode = found.every(Boolean) ? 0 : 1;
