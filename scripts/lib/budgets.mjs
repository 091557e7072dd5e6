import { readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * Brotli KB (1024 bytes) of the first page; required libraries take 117 (docs/performance.md#weight-of-the-first-page).
 * Lower it after each saving.
 */
const initialKb = 150;
const anotherPageKb = 46;
const heroOfPhoneKb = 45;
const fontsKb = 50;
/** Brotli KB of the desk's first page, mostly libraries that the site uses too. */
const deskKb = 200;
const deskScreenKb = 60;
const packagesOfFirstPage = [
  '@reduxjs/toolkit',
  '@standard-schema/utils',
  'i18next',
  'immer',
  'react',
  'react-dom',
  'react-i18next',
  'react-redux',
  'react-router',
  'redux',
  'redux-thunk',
  'reselect',
  'scheduler',
  'use-sync-external-store',
];

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const weigh = (files) => files.reduce((sum, file) => sum + statSync(`dist/client/assets/${file}.br`).size, 0);

const scriptsAmong = (files) => [...new Set(files)].filter((file) => file.endsWith('.js'));
const scriptsOf = (groups, names) => scriptsAmong(names.flatMap((name) => groups[name] ?? []));

function* budgets() {
  const { groups, everyPage } = readJson('dist/server/assets.json');
  const packages = readJson('dist/client-modules.json');
  const ofEveryPage = scriptsAmong([...everyPage, ...(groups['texts-ru'] ?? [])]);
  const first = scriptsAmong([...ofEveryPage, ...(groups['page-home'] ?? [])]);
  const initial = weigh(first);
  yield [initial <= initialKb * 1024, `initial JavaScript of /: ${kb(initial)} of ${initialKb} KB`];
  const strangers = [...new Set(first.flatMap((file) => packages[file] ?? []))].filter(
    (name) => !packagesOfFirstPage.includes(name),
  );
  yield [strangers.length === 0, `unlisted packages on /: ${strangers.join(', ') || 'none'}`];
  for (const page of Object.keys(groups).filter((name) => name.startsWith('page-') && name !== 'page-home')) {
    const added = weigh(scriptsOf(groups, [page]).filter((file) => !ofEveryPage.includes(file)));
    yield [added <= anotherPageKb * 1024, `${page} adds ${kb(added)} of ${anotherPageKb} KB`];
  }
  const heroes = readdirSync('public/media/heroes').filter((name) => name.endsWith('.w640.webp'));
  const heaviest = Math.max(...heroes.map((name) => statSync(`public/media/heroes/${name}`).size));
  yield [
    heroes.length > 0 && heaviest <= heroOfPhoneKb * 1024,
    `largest hero picture for phones: ${kb(heaviest)} of ${heroOfPhoneKb} KB`,
  ];
  const fonts = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts.reduce((sum, name) => sum + statSync(`public/fonts/${name}`).size, 0);
  yield [fonts.length > 0 && fontBytes <= fontsKb * 1024, `fonts: ${kb(fontBytes)} of ${fontsKb} KB`];
}

function* deskBudgets() {
  const { scripts, texts, late } = readJson('dist/server/desk.json');
  const weighed = (files) => files.reduce((sum, file) => sum + statSync(`dist/desk/${file}.br`).size, 0);
  const initial = weighed(scripts) + Math.max(...texts.map((file) => weighed([file])));
  yield [initial <= deskKb * 1024, `initial JavaScript of the desk: ${kb(initial)} of ${deskKb} KB`];
  const heaviest = Math.max(...late.map((file) => weighed([file])));
  yield [heaviest <= deskScreenKb * 1024, `largest lazy chunk of the desk: ${kb(heaviest)} of ${deskScreenKb} KB`];
}

const canBeRead = ({ parse }, file, ecmaVersion) => {
  try {
    parse(readFileSync(`dist/client/assets/${file}`, 'utf8'), { ecmaVersion });
    return true;
  } catch {
    return false;
  }
};

/**
 * Checks the syntax level: ES2022 for the application; ES2015 for the boot script, because it detects old browsers.
 */
function* parsers(acorn) {
  const { groups, boot } = readJson('dist/server/assets.json');
  yield [canBeRead(acorn, boot, 2015), `the boot script ${boot} is ES2015`];
  const unread = scriptsOf(groups, Object.keys(groups)).filter((file) => !canBeRead(acorn, file, 2022));
  yield [unread.length === 0, `scripts newer than ES2022: ${unread.join(', ') || 'none'}`];
}

/** Finds scripts without the comment that lets V8 compile them eagerly, off the main thread (webpack/minimize.ts). */
function* compiledLate() {
  const { groups } = readJson('dist/server/assets.json');
  const late = scriptsOf(groups, Object.keys(groups)).filter(
    (file) => !readFileSync(`dist/client/assets/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  yield [late.length === 0, `lazily compiled scripts: ${late.join(', ') || 'none'}`];
}

/** Checks sizes, packages and texts of the build. e2e/loading/budgets.spec.ts counts real requests. */
export async function checkBudgets() {
  // Dynamic import: a fresh clone has no packages when this module loads.
  const lines = [...budgets(), ...deskBudgets(), ...parsers(await import('acorn')), ...compiledLate()];
  const failed = lines.filter(([holds]) => !holds);
  return {
    passed: lines.length - failed.length,
    failed: failed.length,
    output: failed.map(([, text]) => `  over budget: ${text}`).join('\n'),
    remarks: lines.map(([holds, text]) => `  ${holds ? ' ' : '✗'} ${text}`),
  };
}
