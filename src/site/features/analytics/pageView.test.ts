import { pageView } from './pageView';

const seen = { pathname: '/uz/shop', language: 'uz', referrer: '', ownHost: 'yolda.example', width: 390 } as const;

it('reports page, referring host, language and device type', () => {
  const referrer = 'https://yandex.uz/search/?text=мой+адрес';
  expect(pageView({ ...seen, referrer })).toEqual({
    path: '/shop',
    referrer: 'yandex.uz',
    language: 'uz',
    device: 'phone',
  });
  expect(pageView({ ...seen, width: 1440 }).device).toBe('computer');
});

it.each([
  ['/home/blog', '/blog'],
  ['/', '/'],
  ['/personal/car-edit/17', '/personal'],
  [`/uz/history/${'0a'.repeat(16)}`, '/history'],
  [`/estimate/${'0a'.repeat(16)}`, '/estimate'],
  ['/%D0%B8%D0%BC%D1%8F', '/*'],
  [`/${'a'.repeat(200)}`, '/*'],
])('reports the path %s as %s', (pathname, path) => expect(pageView({ ...seen, pathname }).path).toBe(path));

it.each([
  'https://yolda.example/shop',
  'android-app://com.example/',
  'nonsense',
])('reports only the host of an app, and no host of this site or an invalid referrer: %s', (referrer) =>
  expect(pageView({ ...seen, referrer }).referrer).toBe(referrer.startsWith('android') ? 'com.example' : ''));
