import { createHash } from 'node:crypto';
import { demoNoticeOf } from './demoNotice';

const PAGE =
  '<!doctype html><html lang="uz"><head><title>Yolda</title></head><body class="a"><div id="root"></div></body></html>';

test('inserts the public demo notice in both languages at the start of the page, outside of the hydrated root', () => {
  const html = demoNoticeOf({ publicDemo: true }).into(PAGE);
  expect(html).toMatch(
    /<body class="a"><style>[^<]*<\/style><aside (?:(?!href)[^])*<\/aside><div id="root"><\/div><aside [^]*href[^]*<\/aside><\/body><\/html>$/,
  );
  for (const language of ['ru', 'uz']) expect(html).toContain(`<p lang="${language}">`);
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test('lists the style of the demo notice for the CSP, which uses only color tokens', () => {
  const { into, styleHashes } = demoNoticeOf({ publicDemo: true });
  const sheet = /<style>([^]*)<\/style>/.exec(into(PAGE))?.[1] ?? '';
  expect(styleHashes).toEqual([`sha256-${createHash('sha256').update(sheet).digest('base64')}`]);
  expect(sheet).not.toMatch(/#[0-9a-f]{3}|rgb|\dpx|position|fixed/);
});

test('inserts no demo notice in other modes', () => {
  const { into, styleHashes } = demoNoticeOf({ publicDemo: false });
  expect([into(PAGE), styleHashes]).toEqual([PAGE, []]);
});
