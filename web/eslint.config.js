import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const COLOUR = String.raw`/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i`;
const NAMES_A_COLOUR = 'Only look/tokens.css names a colour; use var(--…).';

export default defineConfig(
  // Written by passgo.server.wire_types and passgo.porting.
  { ignores: ['src/wire/*.ts', 'src/ported/*/*.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${COLOUR}]`, message: NAMES_A_COLOUR },
        { selector: `TemplateElement[value.raw=${COLOUR}]`, message: NAMES_A_COLOUR },
        { selector: `SvelteLiteral[value=${COLOUR}]`, message: NAMES_A_COLOUR },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // A name that begins with _ says that it is there for its place alone.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // {' '} is how a space is kept that would be lost at the end of a line or a block.
      'svelte/no-useless-mustaches': 'off',
      // What a screen follows is $state; sets and addresses that nothing follows are plain on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no stores, and looking for them in every expression takes a fifth of the time.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    // Here ESLint takes for `any` what components hand to each other; svelte-check knows its type.
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Programs of the build are plain JavaScript and speak to a terminal.
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked], rules: { 'no-console': 'off' } },
);
