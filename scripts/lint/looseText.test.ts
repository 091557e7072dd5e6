import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loose-text-'));
  const config = {
    jsPlugins: [resolve('scripts/lint/looseText.mjs')],
    categories: { correctness: 'off' },
    rules: { 'yolda/loose-text': 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reports = (jsx: string): number => {
  writeFileSync(join(folder, 'Case.tsx'), `export const Case = () => ${jsx};\n`);
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { diagnostics: unknown[] }).diagnostics.length;
};

it.each([
  ['a text behind a conditional element', "<button>{loading && <i />}{t('send')}</button>"],
  ['a conditional text', "<p><b />{isLate && t('late')}</p>"],
  ['either text of a choice', "<p><b />{isLate ? t('late') : <i />}</p>"],
  ['a written text', '<p><b /> written</p>'],
  ['a text in a fragment, whose parent is not known', "<>{t('send')}</>"],
])('reports %s', (_, jsx) => {
  expect(reports(jsx)).toBe(1);
});

it('accepts texts in their own element, white space and comments', () => {
  expect(
    reports("<p>{/* first */}{isLate && <b>{t('late')}</b>}{' '}<span>{isSent ? t('sent') : t('send')}</span></p>"),
  ).toBe(0);
});
