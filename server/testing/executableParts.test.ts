import { executableParts } from './executableParts';

it.each([
  '<p><script>alert(1)</script>',
  '<img src="/x.webp" onerror="alert(1)">',
  '<a href=" java&#x09;script:alert(1)">x</a>'.replace('&#x09;', '\t'),
  '<script type="application/json">{"a":"</b>"}</script>',
  '<img src="https://evil.example/x.webp">',
  '<img src="//evil.example/x.webp">',
  '<iframe src="https://evil.example/"></iframe>',
])('detects the executable part or foreign resource %s', (html) => {
  expect(executableParts(html)).toHaveLength(1);
});

it('ignores escaped text that only looks like code', () => {
  const page =
    '<p title="&lt;b onclick=1&gt;">&lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1) onerror=1</p>' +
    '<script type="application/ld+json">{"name":"\\u003cscript>"}</script><script async src="/assets/boot.js" data-chunks=""></script>';
  expect(executableParts(page)).toEqual([]);
});
