import { languageOfPath, makePaths, pathInLanguage, splitPath } from './paths';

describe('addresses', () => {
  it('keeps the prefixes they are made with', () => {
    expect(makePaths({ language: '', home: '' }).home()).toBe('/');
    expect(makePaths({ language: '/uz', home: '/home' }).service(3)).toBe('/uz/home/services/singl-services/3');
    expect(makePaths({ language: '/uz', home: '/home' }).signIn()).toBe('/uz/sign-in');
  });

  it('omits parameters that do not filter', () => {
    const { blog } = makePaths({ language: '', home: '' });
    expect(blog({ page: 1, category: 0 })).toBe('/blog');
    expect(blog({ page: 2, tag: 4 })).toBe('/blog?page=2&tag=4');
  });

  it.each([
    ['/', '', '', '/'],
    ['/uz', '/uz', '', '/'],
    ['/uz/home/', '/uz', '/home', '/'],
    ['/home/blog', '', '/home', '/blog'],
    ['/uzbek', '', '', '/uzbek'],
    ['/homes/uz', '', '', '/homes/uz'],
  ])('%s', (path, language, home, rest) => {
    expect(splitPath(path)).toEqual({ language, home, rest });
  });

  it('shows Uzbek under /uz to everyone and the stored language elsewhere', () => {
    expect(languageOfPath('/uz/about', 'ru')).toBe('uz');
    expect(languageOfPath('/about', 'uz')).toBe('uz');
    expect(languageOfPath('/about', null)).toBe('ru');
  });

  it('leads to the same screen in the other language', () => {
    expect(pathInLanguage('/home/blog', 'uz')).toBe('/uz/home/blog');
    expect(pathInLanguage('/uz', 'ru')).toBe('/');
    expect(pathInLanguage('/', 'uz')).toBe('/uz');
    expect(pathInLanguage('/uz/home', 'ru')).toBe('/home');
  });
});
