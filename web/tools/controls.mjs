/**
 * Controls: everything in the client that people press, each with a name by which tests know it.
 *
 * The build writes the names on the page, as `data-control`; `node tools/controls.mjs` lists them, so
 * that one without a test is told. A name is the file and what the control says of itself: its
 * `data-do`, the key of its label, its class. Where two say the same, `data-control="…"` in the source
 * tells them apart. An element with `data-control={control}` is named by whoever uses its component,
 * there with `control="…"` if need be.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
/** How elements are used that browsers know how to use. */
const NATIVE = { a: 'click', button: 'click', summary: 'click', input: 'change', select: 'change', textarea: 'change' };
/** Handlers of what is pressed; all others end what one of these began, or only look on. */
const HANDLERS = ['click', 'keydown', 'pointerdown', 'pointerenter', 'pointermove'];
/** Ways that go without saying. */
const PLAIN = ['click', 'change'];
/** Where a control says what it is, the best first. */
const WORDS = ['data-control', 'control', 'data-do', 'aria-label', 'label', 'title', 'order', 'opens'];
const MARKS = ['id', 'class', 'type'];
const PASSED_ON = 'data-control={control}';

const files = readdirSync(SOURCES, { recursive: true })
  .filter((file) => file.endsWith('.svelte'))
  .sort();
/** How components are used that are named by their users. */
const passedOn = new Map(files.flatMap((file) => passedOnIn(read(file), file)));

function read(file) {
  return readFileSync(join(SOURCES, file), 'utf8');
}

function passedOnIn(source, file) {
  if (!source.includes(PASSED_ON)) return [];
  const given = tagsIn(source).filter(({ node }) => written(node, 'data-control', source) === PASSED_ON);
  return given.map(({ node }) => [file.replace(/^.*\/|\.svelte$/g, ''), handled(node)]);
}

/** Return the controls of a file: the name of each, how it is used, where the name is to be written. */
function controlsIn(source, file) {
  const home = homeOf(file);
  return tagsIn(source).flatMap(({ node, parents }) => {
    const ways = waysOf(node, source);
    return ways.length ? [{ name: `${home} ${nameOf(node, parents, source)}`, ways, ...placeOf(node) }] : [];
  });
}

/** Return by which name a file goes: its folder of the client and its own, wherever in that folder it lies. */
function homeOf(file) {
  return file.replace(/^([^/]*)\/.*\/|\.svelte$/g, (_, folder) => (folder ? `${folder}/` : ''));
}

/** Return the elements and components of a source, each with what is around it. */
function tagsIn(source) {
  const found = [];
  const visit = (node, parents) => {
    const isTag = node.type === 'RegularElement' || node.type === 'Component';
    if (isTag) found.push({ node, parents });
    const around = isTag ? [...parents, node] : parents;
    for (const part of Object.values(node).flat()) {
      if (typeof part?.type === 'string') visit(part, around);
    }
  };
  visit(parse(source, { modern: true }).fragment, []);
  return found;
}

/** Return how something is used, in no way where it is no control or is listed where it is used. */
function waysOf(node, source) {
  if (node.type === 'Component') return passedOn.get(node.name) ?? [];
  if (written(node, 'data-control', source) === PASSED_ON) return [];
  const native = attribute(node, 'readonly') ? 'click' : NATIVE[node.name];
  return [...new Set([...(native ? [native] : []), ...handled(node)])];
}

function handled(node) {
  return HANDLERS.filter((event) => attribute(node, `on${event}`));
}

/** Return what a control says of itself. */
function nameOf(node, parents, source) {
  const label = parents.findLast(({ name }) => name === 'label') ?? node;
  return (
    first(WORDS, (name) => literalIn(written(node, name, source)) ?? saidIn(written(node, name, source))) ??
    (node.name in NATIVE ? saidIn(source.slice(label.start, label.end)) : undefined) ??
    first(MARKS, (name) => literalIn(written(node, name, source))) ??
    node.name
  );
}

function first(names, find) {
  return names.map(find).find((found) => found !== undefined);
}

function attribute(node, name) {
  return node.attributes.find((one) => one.type === 'Attribute' && one.name === name);
}

/** Return an attribute as it is written. */
function written(node, name, source) {
  const found = attribute(node, name);
  return found ? source.slice(found.start, found.end) : '';
}

function literalIn(text) {
  return /^[\w-]+="([^"{]+)"$/.exec(text)?.[1];
}

/** Return the first key that is said, with a star for what is put into it. */
function saidIn(text) {
  return /\bsay\([^'"`]*['"`]([^'"`]+)['"`]/.exec(text)?.[1]?.replace(/\$\{[^}]*\}/g, '*');
}

/** Return where the name of a control is written: over one that it has, else behind its tag. */
function placeOf(node) {
  const key = node.type === 'Component' ? 'control' : 'data-control';
  const own = attribute(node, key);
  const behind = node.start + 1 + node.name.length;
  return { key, start: own?.start ?? behind, end: own?.end ?? behind, isOwn: Boolean(own) };
}

/** Return what writes the names of controls into the sources, on their way to the browser. */
export function named() {
  return {
    name: 'controls',
    markup({ content, filename = '' }) {
      const file = relative(SOURCES, filename);
      if (file.startsWith('..')) return undefined;
      let code = content;
      for (const { name, key, start, end, isOwn } of controlsIn(content, file).reverse()) {
        code = `${code.slice(0, start)}${isOwn ? '' : ' '}${key}="${name}"${code.slice(end)}`;
      }
      return { code };
    },
  };
}

/** Return the controls of all files, each way of using one by itself. */
function listed() {
  return files.flatMap((file) => {
    const source = read(file);
    return controlsIn(source, file).flatMap(({ name, ways, start }) => {
      const where = `web/src/${file}:${source.slice(0, start).split('\n').length}`;
      return ways.map((way) => ({ name, way: PLAIN.includes(way) ? '' : way, where }));
    });
  });
}

/** Load a module of the sources that holds a table, which needs nothing of what its file imports. */
async function loaded(file) {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(read(`${file}.ts`), {
    compilerOptions: { module: ts.ModuleKind.ESNext },
  });
  const alone = outputText.replaceAll(/^import .*$/gm, '');
  return import(`data:text/javascript,${encodeURIComponent(alone)}`);
}

/** Return what tables in the sources say that can be pressed: keys, and the orders of the game. */
async function tabled() {
  const tables = {
    'core/keys': ({ KEY_LIST }) => KEY_LIST.map(([, key]) => key),
    'knockout/keys': ({ NUDGES }) => Object.keys(NUDGES),
    'after/keys': ({ COMMANDS }) => Object.keys(COMMANDS),
    'flows/ways': () => orders, // each has a control
    'knockout/orders': ({ CONTROLS }) => Object.keys(CONTROLS),
  };
  const orders = Object.keys((await loaded('wire/answers')).DICE_CHOICES);
  const found = Object.entries(tables).map(async ([file, rows]) => {
    const words = new Set(rows(await loaded(file)));
    return [...words].map((word) => ({
      name: `${file} ${word === ' ' ? 'space' : word}`,
      way: '',
      where: `web/src/${file}.ts`,
    }));
  });
  return (await Promise.all(found)).flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify([...listed(), ...(await tabled())]));
}
