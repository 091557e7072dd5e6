import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin } from './run.mjs';
import { filesOf, hashOf } from './unchanged.mjs';

const stamp = '.cache/lint.json';
/** Kept by the check of types, which runs before: it has the imports of every file as TypeScript resolves them. */
const types = '.cache/types.tsbuildinfo';
const folders = ['src', 'server', 'contract', 'e2e', 'scripts', 'bench', 'webpack', 'artwork', '__mocks__'];
const isSource = (path) => /\.[cm]?[jt]sx?$/.test(path);
/** A change of these can concern every file. */
const isGlobal = (path) => /\.d\.m?ts$|^scripts\/lint\/|^(\.oxlintrc|tsconfig|package-lock)\.json$/.test(path);

/** The hash of every file that lint reads, by path. @returns {Record<string, string>} */
function presentHashes() {
  const atRoot = readdirSync('.').filter((name) => isSource(name));
  const inFolders = folders.flatMap((folder) => [...filesOf(folder)].filter(isSource));
  const paths = [...atRoot, ...inFolders, '.oxlintrc.json', 'tsconfig.json', 'package-lock.json'];
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
}

/** By the path of a file: the files that import it. Undefined where TypeScript keeps them in another form. */
function importers() {
  const { fileNames, fileIdsList, referencedMap } = JSON.parse(readFileSync(types, 'utf8'));
  if (!fileNames || !fileIdsList || !referencedMap) return undefined;
  const pathOf = (id) => join(dirname(types), fileNames[id - 1]);
  const found = new Map(fileNames.map((_name, at) => [pathOf(at + 1), []]));
  for (const [id, list] of referencedMap)
    for (const imported of fileIdsList[list - 1]) found.get(pathOf(imported)).push(pathOf(id));
  return found;
}

/** The changed files and all that import them, directly or not; undefined: everything. */
function affected(before, now) {
  const changed = Object.keys(now).filter((path) => before[path] !== now[path]);
  if (changed.some(isGlobal) || !existsSync(types)) return undefined;
  const graph = importers();
  if (!graph) return undefined;
  const reached = new Set(changed);
  for (const path of reached) for (const importer of graph.get(path) ?? []) reached.add(importer);
  // What TypeScript does not check here (plain modules, drawings) may import any of them.
  if (reached.size > 0) for (const path of Object.keys(now)) if (!graph.has(path) && isSource(path)) reached.add(path);
  return [...reached].filter(isSource);
}

/**
 * Lints with types what has changed since the last clean run, and what imports it, as its types may differ now. Lints everything where
 * there has been none.
 */
export async function lint() {
  const now = presentHashes();
  const before = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
  const files = before && affected(before, now);
  if (files?.length === 0) return { code: 0, output: '' };
  const result = await bin('oxlint', ['--type-aware', '--deny-warnings', ...(files ?? [])], { quiet: true });
  if (result.code === 0) writeFileSync(stamp, JSON.stringify(now));
  return result;
}
