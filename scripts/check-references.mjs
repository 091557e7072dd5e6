// Fails on broken references: files, headings behind `#` and Markdown links in comments and documents, and
// `var(--name)` without a fallback that no file defines.
// node scripts/check-references.mjs [folder]; part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results', 'migrations', 'results']);
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const MARKED_BY_HASH = /(?:\.(?:ya?ml|example|service|timer|sh)|Dockerfile|Caddyfile|\.ci\/run)$/;

/** Block and line comments. `//` after a colon or quote belongs to an address or a string. */
const CODE_COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/.*/g;
const HASH_COMMENT = /(?<=^|\s)#.*/gm;
const FENCE = /^(`{3,})[\s\S]*?^\1$/gm;
const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
/** A path below a repository folder, with a heading. Not part of an address or another path. */
const FOLDERS = 'bench|contract|docs|e2e|ops|scripts|server|src|webpack';
const IN_A_FOLDER = new RegExp(`^(?:${FOLDERS})/`);
const REPOSITORY_PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS})/[\\w./{},-]*[\\w}/](?:#[\\w-]+)?`, 'g');
const FILE_NAME = /(?<![\w./@{},:*…-])(?:[\w-]+\/)*[\w.-]*\w\.(?:[cm]?[jt]sx?|css|md)(?![\w/])(?!\.\w)/g;
const NUMBERED =
  /\b(?:specification|design|contract),? (?:section|decision) \d+|\b(?:section|decision)s? \d+ of the (?:specification|design)/gi;
const NOT_A_SOURCE = /^(?:dist|bench\/results)\/|^[\w-]+\.js$/;

const files = [];
(function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path);
    else files.push(relative(root, path).split(sep).join('/'));
  }
})(root);
const known = new Set(files);
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
);
const ends = new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))));

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Heading anchors of each document, as on GitHub: repeated headings are numbered. */
const headings = new Map();
function headingsOf(file) {
  if (!headings.has(file)) {
    const found = new Set();
    for (const [, title] of read(file)
      .replace(FENCE, '')
      .matchAll(/^#{1,6} +(.+?)\s*$/gm)) {
      const plain = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
      let name = slug;
      for (let count = 1; found.has(name); count += 1) name = `${slug}-${count}`;
      found.add(name);
    }
    headings.set(file, found);
  }
  return headings.get(file);
}

function* expanded(path) {
  const [, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  if (inside === undefined) yield path;
  else for (const one of inside.split(',')) yield* expanded(before + one + after);
}

/** Also accepts a prefix of file names, as jest does (`src/api/session`). */
const isThere = (path) => {
  const plain = path.replace(/[/.]+$/, '');
  if (known.has(plain) || folders.has(plain)) return true;
  return !/\.(?:[cm]?[jt]sx?|css|md)$/.test(plain) && files.some((file) => file.startsWith(`${plain}.`));
};

function wrongWith(path, heading) {
  if (![...expanded(path)].every(isThere)) return 'there is no such file';
  if (heading && !(known.has(path) && headingsOf(path).has(heading))) return 'there is no such heading';
  return null;
}

const found = [];
function check(file, text, offset, name, wrong) {
  if (wrong) found.push(`${file}:${text.slice(0, offset).split('\n').length} ${name}: ${wrong}`);
}

function checkNames(file, text, part, start) {
  for (const { 0: name, index } of part.matchAll(REPOSITORY_PATH)) {
    const [path, heading] = name.split('#');
    if (!NOT_A_SOURCE.test(path)) check(file, text, start + index, name, wrongWith(path, heading));
  }
  for (const { 0: name, index } of part.matchAll(FILE_NAME)) {
    if (!IN_A_FOLDER.test(name) && !NOT_A_SOURCE.test(name) && !ends.has(name))
      check(file, text, start + index, name, 'there is no such file');
  }
  for (const { 0: name, index } of part.matchAll(NUMBERED)) {
    check(file, text, start + index, name, 'name the heading: docs/….md#heading');
  }
}

function checkMarkdown(file, text) {
  for (const { 1: target, index } of text.matchAll(MARKDOWN_LINK)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [path, heading] = target.split('#');
    const full = path === '' ? file : posix.join(posix.dirname(file), path);
    check(file, text, index, target, wrongWith(full, heading));
  }
  const withoutLinks = text.replace(MARKDOWN_LINK, (link) => ' '.repeat(link.length));
  checkNames(file, text, withoutLinks, 0);
}

const PROPERTY_USE = /var\((--[a-z][\w-]*)\s*\)/g;
const PROPERTY_DEFINITION = /(--[a-z][\w-]*)(?:['"`]|['"`]?\]?\s*:)/g;
const styled = files.filter((file) => /^src\/.*\.(?:css|tsx?)$/.test(file));
const defined = new Set(
  styled.flatMap((file) => [...read(file).matchAll(PROPERTY_DEFINITION)].map(([, name]) => name)),
);
for (const file of styled) {
  const text = read(file);
  for (const { 1: name, index } of text.matchAll(PROPERTY_USE))
    check(file, text, index, name, defined.has(name) ? null : 'no file defines this property');
}

for (const file of files) {
  const comments = CODE.test(file) ? CODE_COMMENT : MARKED_BY_HASH.test(file) ? HASH_COMMENT : null;
  if (file.endsWith('.md')) checkMarkdown(file, read(file));
  if (!comments) continue;
  const text = read(file);
  for (const { 0: comment, index } of text.matchAll(comments)) checkNames(file, text, comment, index);
}

for (const line of found) console.log(line);
if (found.length > 0) process.exitCode = 1;
