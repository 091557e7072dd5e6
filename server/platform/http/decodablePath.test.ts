import { decodablePath } from './addresses';

test.each([
  ['/%', '/%25'],
  ['/services/%zz', '/services/%25zz'],
  ['/uz/%C0%AE', '/uz/%25c0%25ae'],
  ['/documents/%D0?x=%', '/documents/%25d0?x=%'],
  ['/%D0%B0/%D0', '/%D0%B0/%25d0'],
  ['/prices%.pdf', '/prices%25.pdf'],
  ['/services/1%D0.html?x=1', '/services/1%25d0.html?x=1'],
])('encodes the malformed page path %s as %s', (url, spelled) => {
  expect(decodablePath(url)).toBe(spelled);
  expect(() => decodeURI(spelled.split('?')[0] ?? '')).not.toThrow();
});

test.each([
  '/',
  '/about?search=100%',
  '/%D0%B0',
  '/api/main/%zz',
  '/assets/%zz.js',
  '*',
])('leaves the address %s unchanged', (url) => {
  expect(decodablePath(url)).toBe(url);
});
