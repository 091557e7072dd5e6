// Checks the English of comments, Markdown documents and commit subjects.
// Prints `file:line: rule: reason` for each finding, then counts per rule.
// node scripts/check-language.mjs [--only <path…>]: `--only` limits the files and leaves the commits out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from '@babel/core';
import { parse as parseCss } from 'postcss';

const MAX_COLUMNS = 120;
const MAX_SUBJECT = 72;
const MIN_WORDS = 4;
const COMMITS_WITHOUT_TAG = 50;
/** `path: text` of accepted findings, where the rule would forbid an established term. At most ten. */
const EXCEPTIONS = [];

const CODE = /\.(?:tsx?|mjs|cjs)$/;
/** Comments that are directives to tools. Their reasons are checked for words, never for length or opening. */
const DIRECTIVE =
  /^\W*(?:oxlint-|eslint-|biome-ignore|@ts-|@jest|@(?:type|typedef|template|param|returns?|import|satisfies)\b|#__PURE__|@__PURE__|webpack[A-Z]|istanbul|c8 |<reference)/;

/** Text that is not prose: code, addresses, names of tags and parameters. */
const NOT_PROSE = [
  /^([ \t]*`{3,})[\s\S]*?^\1\s*$/gm,
  /`[^`\n]+`/g,
  /\]\([^)\s]+\)/g,
  /https?:\/\/\S+/g,
  /\{@\w+[^}]*\}/g,
  /@(?:param|template)\s+(?:\{[^\n]*?\}(?=\s|$)\s*)?\S*/g,
  /@\w+(?:\s+\{[^\n]*?\}(?=\s|$))?/g,
];

const OPENING =
  /(?:^[\s>#*|_-]*(?:\d+\.\s+)?|[.!?:;|]["”’)*_]*\s+)[*_[("“]*(Of|Who(?:m)?ever|What(?:ever)?|Nobody|Where|For who(?:m)?ever)\b([^.!?|]*[.!?|]?)/gm;

/** Each forbidden word with its replacement. Patterns leave out the established uses. */
const WORDS = [
  [/\bwhom?ever\b/gi, 'a noun (the user, the caller)'],
  [/\bnobody\b/gi, 'no one, no user'],
  [/\banew\b/gi, 'again'],
  [/\b(?:told|tells)\b/gi, 'notified, states, distinguished'],
  [/\b(?:heard|hears)\b/gi, 'receives, subscribes'],
  [/\bput right\b/gi, 'corrected'],
  [/\bstands\b/gi, 'is, exists, is shown'],
  [/\bat it\b/gi, 'the noun'],
  [
    /\bthe line\b(?! (?:items?|heights?|numbers?|breaks?|endings?|widths?|of|above|below|that|in|with|which)\b)/gi,
    'waitlist, connection, network, row',
  ],
  [/\b(?:slow|without a) line\b(?! of\b)/gi, 'connection, offline'],
  [/\bno more\b(?! (?:than|of)\b| [a-z]{3,}s\b)/gi, 'no longer'],
  [/\b(?:is|are) good\b(?! (?:at|enough|practice)\b)/gi, 'is valid'],
  [/\bgoes\b(?! (?:to|through|into|over|from|via|up|down|beyond|past|back)\b)/gi, 'is removed, is sent'],
  [/\bcomes? to\b/gi, 'totals, reaches'],
  [/\bso many\b/gi, 'the number, the limit'],
].map(([pattern, replacement]) => ({ pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'), replacement }));

const found = [];
function report(file, line, rule, reason, text = '') {
  if (!EXCEPTIONS.some((exception) => `${file}: ${text}`.includes(exception))) found.push({ file, line, rule, reason });
}

/** Replaces every visible character with `x`, so that offsets and lines stay. */
const masked = (text, patterns) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, (part) => part.replace(/\S/g, 'x')), text);

/** Checks openings and words. `text` must keep the line breaks of the source. */
function checkProse(file, firstLine, text, { openings = true } = {}) {
  const prose = masked(text, NOT_PROSE);
  const lineAt = (offset) => firstLine + prose.slice(0, offset).split('\n').length - 1;
  if (openings)
    for (const { 0: match, 1: word, 2: rest, index } of prose.matchAll(OPENING))
      if (!rest.endsWith('?'))
        report(file, lineAt(index + match.indexOf(word)), 'opening', `a sentence begins with "${word}"`, word + rest);
  for (const { pattern, replacement } of WORDS)
    for (const { 0: word, index } of prose.matchAll(pattern)) {
      const plain = word.replace(/\s+/g, ' ');
      report(file, lineAt(index), 'word', `"${plain}" (use: ${replacement})`, plain);
    }
}

function checkColumns(file, firstLine, lines) {
  for (const [at, line] of lines.entries())
    if (line.length > MAX_COLUMNS && line.replace(/https?:\/\/\S+/g, '').length > MAX_COLUMNS)
      report(file, firstLine + at, 'columns', `${line.length} columns, at most ${MAX_COLUMNS}`);
}

const withoutMarks = (comment) =>
  comment.replace(/\/\*+|\*+\/|^\s*\/\/+|^\s*\*(?!\*)/gm, (mark) => mark.replace(/\S/g, ' ')).replace(/^\/\/+/, '');

/** Checks one comment, or consecutive line comments that are read as one. */
function checkComment(file, lines, { text, start, end }) {
  const plain = withoutMarks(text);
  const directive = DIRECTIVE.test(plain);
  checkProse(file, start, plain, { openings: !directive });
  if (directive) return;
  checkColumns(file, start, lines.slice(start - 1, end));
  const words = plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < MIN_WORDS)
    report(
      file,
      start,
      'short',
      `a comment of ${words.length} words: delete it or write a sentence (“${words.join(' ')}”)`,
    );
}

function commentsOf(file, source, lines) {
  const plugins = file.endsWith('.ts') ? ['typescript'] : ['typescript', 'jsx'];
  const { comments } = parseSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceType: 'unambiguous',
    parserOpts: { plugins, errorRecovery: true, allowReturnOutsideFunction: true },
  });
  const joined = [];
  for (const { type, start: from, end: to, loc } of comments) {
    const text = source.slice(from, to);
    const alone = type === 'CommentLine' && /^\s*$/.test(lines[loc.start.line - 1].slice(0, loc.start.column));
    const column = alone ? loc.start.column : -1;
    const before = joined.at(-1);
    const follows = alone && before?.column === column && before.end === loc.start.line - 1;
    if (follows && !DIRECTIVE.test(withoutMarks(text)) && !DIRECTIVE.test(withoutMarks(before.text)))
      joined.splice(-1, 1, { ...before, text: `${before.text}\n${text}`, end: loc.end.line });
    else joined.push({ text, column, start: loc.start.line, end: loc.end.line });
  }
  return joined;
}

function cssCommentsOf(source) {
  const comments = [];
  parseCss(source).walkComments(({ source: { start, end } }) => {
    comments.push({ text: source.slice(start.offset, end.offset), start: start.line, end: end.line });
  });
  return comments;
}

function checkFile(file) {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  if (file.endsWith('.md')) {
    checkProse(file, 1, source);
    const prose = masked(source, NOT_PROSE.slice(0, 1)).split('\n');
    checkColumns(
      file,
      1,
      prose.map((line, at) => (/^\s*(?:\||x+(?:\s|$))/.test(line) ? '' : lines[at])),
    );
  } else {
    const comments = CODE.test(file) ? commentsOf(file, source, lines) : cssCommentsOf(source);
    for (const comment of comments) checkComment(file, lines, comment);
  }
}

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function lastTag() {
  try {
    return git('describe', '--tags', '--abbrev=0')[0];
  } catch {
    return undefined;
  }
}

function checkCommits() {
  const tag = lastTag();
  const range = tag ? [`${tag}..HEAD`] : ['-n', `${COMMITS_WITHOUT_TAG}`];
  for (const commit of git('log', '--no-merges', '--format=%h %s', ...range)) {
    const [hash, ...rest] = commit.split(' ');
    const { length } = rest.join(' ');
    if (length > MAX_SUBJECT) report('commit', hash, 'subject', `${length} characters, at most ${MAX_SUBJECT}`);
  }
}

const [option, ...only] = process.argv.slice(2);
if (option && (option !== '--only' || only.length === 0)) {
  console.error('usage: node scripts/check-language.mjs [--only <path…>]');
  process.exit(2);
}
if (EXCEPTIONS.length > 10) throw new Error('More than ten exceptions: correct the rule or the text.');

const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...only);
for (const file of new Set(listed)) if (/\.(?:tsx?|mjs|cjs|css|md)$/.test(file) && existsSync(file)) checkFile(file);
if (only.length === 0) checkCommits();

for (const { file, line, rule, reason } of found) console.log(`${file}:${line}: ${rule}: ${reason}`);
const counts = {};
for (const { rule } of found) counts[rule] = (counts[rule] ?? 0) + 1;
for (const [rule, count] of Object.entries(counts)) console.log(`${rule}: ${count}`);
if (found.length > 0) process.exitCode = 1;
