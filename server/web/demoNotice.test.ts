import { createHash } from 'node:crypto';
import { demoNoticeOf } from './demoNotice';

const PAGE =
  '<!doctype html><html lang="uz"><head><title>Yolda</title></head><body class="a"><div id="root"></div></body></html>';

test('a public demo has a notice in both languages at the start of the page, outside of the hydrated root', () => {
  const html = demoNoticeOf({ publicDemo: true }).into(PAGE);
  expect(html).toMatch(
    /<body class="a"><style>[^<]*<\/style><aside (?:(?!href)[^])*<\/aside><div id="root"><\/div><aside [^]*href[^]*<\/aside><\/body><\/html>$/,
  );
  for (const language of ['ru', 'uz']) expect(html).toContain(`<p lang="${language}">`);
  expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
});

test('the CSP allows its style, which uses only color tokens', () => {
  const { into, styleHashes } = demoNoticeOf({ publicDemo: true });
  const sheet = /<style>([^]*)<\/style>/.exec(into(PAGE))?.[1] ?? '';
  expect(styleHashes).toEqual([`sha256-${createHash('sha256').update(sheet).digest('base64')}`]);
  expect(sheet).not.toMatch(/#[0-9a-f]{3}|rgb|\dpx|position|fixed/);
});

test('other modes have no notice', () => {
  const { into, styleHashes } = demoNoticeOf({ publicDemo: false });
  expect([into(PAGE), styleHashes]).toEqual([PAGE, []]);
});
