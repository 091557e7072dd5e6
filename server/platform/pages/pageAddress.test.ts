import { canonicalSpelling, pageAddress, withoutInvalidFilters } from './pageAddress';

describe('page address', () => {
  it.each([
    ['/blog?utm_source=x&page=2&fbclid=1', { path: '/blog', search: '?page=2', cacheable: true }],
    ['/blog?tag=3&category=1', { path: '/blog', search: '?category=1&tag=3', cacheable: true }],
    ['/blog?category=1&tag=3', { path: '/blog', search: '?category=1&tag=3', cacheable: true }],
    ['/', { path: '/', search: '', cacheable: true }],
    ['/?%00', { path: '/', search: '', cacheable: true }],
    ['/blog?page=99999', { path: '/blog', search: '?page=99999', cacheable: false }],
    ['/blog?page=02', { path: '/blog', search: '?page=02', cacheable: false }],
    ['/blog?page=-1', { path: '/blog', search: '?page=-1', cacheable: false }],
    ['/blog?month=13', { path: '/blog', search: '?month=13', cacheable: false }],
    ['/about?page=7&search=oil', { path: '/about', search: '', cacheable: true }],
    ['/?branch=12345', { path: '/', search: '', cacheable: true }],
    ['/uz/shop?branch=3&page=2', { path: '/uz/shop', search: '?page=2', cacheable: true }],
    ['/contacts?branch=3&region=2', { path: '/contacts', search: '?branch=3&region=2', cacheable: true }],
    ['/shop/singl-shop/7?buy=1&page=3', { path: '/shop/singl-shop/7', search: '?buy=1', cacheable: true }],
    ['/booking/0af?done=booked&x=1', { path: '/booking/0af', search: '?done=booked', cacheable: false }],
    ['/booking?services=1&services=4&x=1', { path: '/booking', search: '?services=1%2C4', cacheable: false }],
    ['/services?search=oil', { path: '/services', search: '?search=oil', cacheable: false }],
    ['/personal/car-edit/7', { path: '/personal/car-edit/7', search: '', cacheable: false }],
    ['/%61bout', { path: '/%61bout', search: '', cacheable: false }],
  ])('of %s keeps known parameters in a fixed order and tells whether the page is cacheable', (url, address) => {
    expect(pageAddress(url)).toEqual(address);
  });
});

describe('invalid filters', () => {
  it.each([
    ['/services?category=abc', '/services'],
    ['/shop?category=abc&page=2', '/shop?page=2'],
    ['/uz/blog?tag=&category=0&page=-1&month=13&date=32', '/uz/blog'],
    ['/contacts?region=2&branch=1e3', '/contacts?region=2'],
    ['/shop?page=1000001', '/shop'],
    ['/shop?in_stock=2', '/shop'],
    ['/shop?in_stock=1', null],
    ['/shop?category=99999999999&manufacturer=Bosch%20%26%20Co', '/shop?manufacturer=Bosch+%26+Co'],
    ['/blog?page=2&page=x', null],
    ['/blog?page=07&utm_source=x', null],
    ['/shop?category=12345', null],
    ['/services?search=&category=3', null],
    ['/about?category=abc', null],
    ['/services', null],
  ])('are removed from %s: %s (null: all are valid)', (url, expected) => {
    expect(withoutInvalidFilters(url)).toBe(expected);
  });
});

describe('canonical spelling', () => {
  it.each([
    ['/about', null],
    ['/', null],
    ['/about?x=A', null],
    ['/about/', '/about'],
    ['/About/', '/about'],
    ['/UZ/Blog?Page=2', '/uz/blog?Page=2'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['///', '/'],
    ['/about//', '/about'],
    ['/blog/?page=2&tag=Я?x', '/blog?page=2&tag=Я?x'],
    ['/%61bout', '/about'],
    ['/%41bout%2F', '/about%2f'],
    ['/api/Main/', null],
    ['/assets/A.js', null],
    ['//api/Main/', '/api/Main/'],
    ['/\\api//main', '/api/main'],
    ['/%61pi/main', '/api/main'],
    ['//cards/part-1.ru.0.jpg', '/cards/part-1.ru.0.jpg'],
    ['/./about', '/about'],
    ['/x/../about/.', '/about'],
    ['/%2e%2E//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/../..', '/'],
    ['/sitemap.xml', null],
    ['//sitemap.xml', '/sitemap.xml'],
  ])('of %s is %s (null: already canonical)', (url, spelled) => {
    expect(canonicalSpelling(url)).toBe(spelled);
  });

  it('is reached with a single redirect', () => {
    for (const url of ['/About//', '//A/\\B/', '/UZ///', '/%41%2541/', '/%2E/.%2e/%5C/x', '/a/..//./']) {
      const once = canonicalSpelling(url);
      expect(once === null ? null : canonicalSpelling(once)).toBeNull();
    }
  });
});
