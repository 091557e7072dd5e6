import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'language-'));
  git('init', '-q');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  expect(spawnSync('git', [...identity, ...args], { cwd: folder }).status).toBe(0);
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function check(...args: string[]) {
  const script = resolve('scripts/check-language.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

const columns = `// ${'long words '.repeat(11)}`.trimEnd();

test.each([
  ['a noun clause', 'a.ts', '// A rule. What follows is code.\n', 'a.ts:1: opening: a sentence begins with "What"'],
  [
    'a fragment',
    'a.css',
    'a {}\n/* Of the garage of a customer. */\n',
    'a.css:2: opening: a sentence begins with "Of"',
  ],
  [
    'an opening in JSX',
    'a.tsx',
    '<p>\n  {/* Nobody reads this comment. */}\n</p>;\n',
    'a.tsx:2: opening: a sentence begins with "Nobody"',
  ],
  [
    'an opening in a table',
    'a.md',
    '| rule | check |\n|---|---|\n| Where it is | there |\n',
    'a.md:3: opening: a sentence begins with "Where"',
  ],
  [
    'a forbidden word',
    'a.mjs',
    '/**\n * The customer is told about it.\n */\n',
    'a.mjs:2: word: "told" (use: notified, states, distinguished)',
  ],
  [
    'words over a line break',
    'a.ts',
    '// The link of an estimate is\n// good for a day.\n',
    'a.ts:1: word: "is good" (use: is valid)',
  ],
  [
    'a word in a document',
    'a.md',
    '# A\n\nThe page waits for the line.\n',
    'a.md:3: word: "the line" (use: waitlist, connection, network, row)',
  ],
  [
    'a short comment',
    'a.cjs',
    '/** Only three words. */\n',
    'a.cjs:1: short: a comment of 3 words: delete it or write a sentence (“Only three words.”)',
  ],
  ['a wide comment', 'a.ts', `${columns}\n`, 'a.ts:1: columns: 123 columns, at most 120'],
  ['a wide line of a document', 'a.md', `${columns.slice(3)} more\n`, 'a.md:1: columns: 125 columns, at most 120'],
])('reports %s', (_, path, text, line) => {
  write(path, text);
  const { status, lines } = check('--only', path);
  expect({ status, lines: lines.slice(0, 1) }).toEqual({ status: 1, lines: [line] });
});

test('accepts plain sentences, questions, code, directives and established uses of the words', () => {
  write(
    'a.ts',
    `// Returns the line number and no more than ten of the lines.\nconst told = 'Nobody is told'; // oxlint-disable-line no-x\n`,
  );
  write('b.ts', '// @ts-expect-error\n// eslint-disable-next-line no-y\n');
  write('c.ts', '// The first line of one comment\n// and more.\nimport(/* webpackChunkName: "page" */ \'./a\');\n');
  write(
    'd.md',
    `# What is Yolda?\n\nCode: \`told\`.\n\n\`\`\`sh\nWhat # told\n\`\`\`\n\n| ${'wide cells '.repeat(15)} |\n`,
  );
  expect(check('--only', '.')).toEqual({ status: 0, lines: [] });
});

test('counts the findings of each rule', () => {
  write('a.ts', '// Nobody\n\n// Nobody is told.\n');
  git('commit', '-q', '--allow-empty', '-m', 'area: say it in short');
  expect(check().lines.slice(-3)).toEqual(['opening: 2', 'word: 3', 'short: 2']);
});

test('checks only the paths of --only', () => {
  write('a/a.ts', '// Short\n');
  write('b/b.ts', '// Short\n');
  expect(check('--only', 'b').lines).toHaveLength(2);
});

test('reports subjects of commits since the last tag that are too long', () => {
  const long = `area: ${'say '.repeat(17)}so`;
  git('commit', '-q', '--allow-empty', '-m', `${long} before the tag`);
  expect(check().lines).toEqual([
    expect.stringMatching(/^commit:\w+: subject: 91 characters, at most 72$/),
    'subject: 1',
  ]);
  git('tag', 'v1');
  git('commit', '-q', '--allow-empty', '-m', 'area: say it in short');
  expect(check()).toEqual({ status: 0, lines: [] });
  git('commit', '-q', '--allow-empty', '-m', long);
  expect(check().lines.at(-1)).toBe('subject: 1');
});
