import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'references-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function referencesOf(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check-references.mjs', folder], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

const line = (text: string) => `// ${text}\n`;
const block = (text: string) => `/**\n * ${text}\n */\n`;

const GARAGE = '# Garage\n\n## Two cars, at most\n\n```md\n## Not a heading\n```\n';
const GOOD = {
  'docs/garage.md': GARAGE,
  'README.md':
    '[cars](docs/garage.md#two-cars-at-most), `src/cars/plate.ts`, `src/{cars,api}`, [web](https://yolda.uz/no.md#no)',
  'src/cars/plate.ts': line(
    'docs/garage.md#two-cars-at-most; its rule: cars/plate.ts, `npx jest src/cars/plate`, https://x.uz/docs/no.md',
  ),
  'src/cars/car.css': ':root {\n  --gap: 1px;\n}\n.a {\n  gap: var(--gap);\n  width: var(--share);\n}\n',
  'src/cars/Car.tsx': "export const style = { '--share': 1 };\n",
  'src/api/index.ts': 'export const path = "src/nothing/here.ts";\n',
};

test('accepts files, folders, headings and path ends; ignores code and URLs', () => {
  expect(referencesOf(GOOD)).toEqual({ status: 0, lines: [] });
});

test.each([
  [
    'a custom property',
    'src/a.css',
    '.a {\n  color: var(--color-ink);\n  gap: var(--gap, 0);\n}\n',
    'src/a.css:2 --color-ink: no file defines this property',
  ],
  [
    'a file in a comment',
    'src/a.ts',
    `const a = 1; ${line('see src/cars/number.ts')}`,
    'src/a.ts:1 src/cars/number.ts: there is no such file',
  ],
  ['a file by its name', 'src/a.ts', block('As number.ts has it.'), 'src/a.ts:2 number.ts: there is no such file'],
  [
    'a heading in a comment',
    'src/a.css',
    block('docs/garage.md#limits'),
    'src/a.css:2 docs/garage.md#limits: there is no such heading',
  ],
  [
    'a heading that is only code',
    'src/a.ts',
    line('docs/garage.md#not-a-heading'),
    'src/a.ts:1 docs/garage.md#not-a-heading: there is no such heading',
  ],
  [
    'a comment of a setting',
    '.env.example',
    '# docs/settings.md\nHOST=\n',
    '.env.example:1 docs/settings.md: there is no such file',
  ],
  ['a link', 'docs/b.md', '# B\n\n[it](c.md)\n', 'docs/b.md:3 c.md: there is no such file'],
  ['a link to a heading of its own page', 'docs/b.md', '# B\n\n[it](#c)\n', 'docs/b.md:3 #c: there is no such heading'],
  [
    'code in a document',
    'docs/b.md',
    'In `src/cars/number.ts`\n',
    'docs/b.md:1 src/cars/number.ts: there is no such file',
  ],
  [
    'one of two files',
    'docs/b.md',
    'In `src/{cars,bikes}/plate.ts`\n',
    'docs/b.md:1 src/{cars,bikes}/plate.ts: there is no such file',
  ],
  [
    'a number of a section',
    'src/a.ts',
    line('Specification, section 4'),
    'src/a.ts:1 Specification, section 4: name the heading: docs/….md#heading',
  ],
])('reports a broken reference with its file and line: %s', (_, path, text, line) => {
  expect(referencesOf({ ...GOOD, [path]: text })).toEqual({ status: 1, lines: [line] });
});
