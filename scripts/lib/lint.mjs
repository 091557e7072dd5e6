import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin } from './run.mjs';
import { filesOf, hashOf } from './unchanged.mjs';

const stamp = '.cache/lint.json';
/** Import graph that the type check, an earlier step, stores. */
const types = '.cache/types.tsbuildinfo';
const folders = ['src', 'server', 'contract', 'e2e', 'scripts', 'bench', 'webpack', 'artwork', '__mocks__'];
const isSource = (path) => /\.[cm]?[jt]sx?$/.test(path);
const isGlobal = (path) => /\.d\.m?ts$|^scripts\/lint\/|^(\.oxlintrc|tsconfig|package-lock)\.json$/.test(path);

/**
 * @returns {Record<string, string>}
 */
function presentHashes() {
  const atRoot = readdirSync('.').filter((name) => isSource(name));
  const inFolders = folders.flatMap((folder) => [...filesOf(folder)].filter(isSource));
  const paths = [...atRoot, ...inFolders, '.oxlintrc.json', 'tsconfig.json', 'package-lock.json'];
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
}

function importers() {
  const { fileNames, fileIdsList, referencedMap } = JSON.parse(readFileSync(types, 'utf8'));
  if (!fileNames || !fileIdsList || !referencedMap) return undefined;
  const pathOf = (id) => join(dirname(types), fileNames[id - 1]);
  const found = new Map(fileNames.map((_name, at) => [pathOf(at + 1), []]));
  for (const [id, list] of referencedMap)
    for (const imported of fileIdsList[list - 1]) found.get(pathOf(imported)).push(pathOf(id));
  return found;
}

/** Changed files with direct and indirect importers; undefined means all files. */
function affected(before, now) {
  const changed = Object.keys(now).filter((path) => before[path] !== now[path]);
  if (changed.some(isGlobal) || !existsSync(types)) return undefined;
  const graph = importers();
  if (!graph) return undefined;
  const reached = new Set(changed);
  for (const path of reached) for (const importer of graph.get(path) ?? []) reached.add(importer);
  // Files outside the type check may import any of them.
  if (reached.size > 0) for (const path of Object.keys(now)) if (!graph.has(path) && isSource(path)) reached.add(path);
  return [...reached].filter(isSource);
}

/**
 * Lints files changed since the last clean run, and their importers, because types may differ. Lints all files if there
 * was no clean run.
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
