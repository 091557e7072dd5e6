import { languageOfPath, makePaths, pathInLanguage, splitPath } from './paths';

describe('site addresses', () => {
  it('have the language and home prefixes that makePaths received', () => {
    expect(makePaths({ language: '', home: '' }).home()).toBe('/');
    expect(makePaths({ language: '/uz', home: '/home' }).service(3)).toBe('/uz/home/services/singl-services/3');
    expect(makePaths({ language: '/uz', home: '/home' }).signIn()).toBe('/uz/sign-in');
  });

  it('omit page 1 and filters with value 0', () => {
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
  ])('are split into prefixes and path: %s', (path, language, home, rest) => {
    expect(splitPath(path)).toEqual({ language, home, rest });
  });

  it('are Uzbek under /uz and otherwise in the stored language, Russian by default', () => {
    expect(languageOfPath('/uz/about', 'ru')).toBe('uz');
    expect(languageOfPath('/about', 'uz')).toBe('uz');
    expect(languageOfPath('/about', null)).toBe('ru');
  });

  it('lead to the same screen in another language', () => {
    expect(pathInLanguage('/home/blog', 'uz')).toBe('/uz/home/blog');
    expect(pathInLanguage('/uz', 'ru')).toBe('/');
    expect(pathInLanguage('/', 'uz')).toBe('/uz');
    expect(pathInLanguage('/uz/home', 'ru')).toBe('/home');
  });
});
