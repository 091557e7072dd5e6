import { existsSync, readFileSync } from 'node:fs';
import type { PageAssets } from '#contract/render';
import { THEME_COLORS } from '#shared/styles/themeColors';
import { serializePageState } from '../pageState';
import { pageDocument } from './document';

const assets: PageAssets = {
  boot: 'boot.js',
  everyPage: ['boot.css', 'boot.js', 'react.js', 'app.css', 'app.js'],
  groups: {
    'texts-ru': ['ru.js'],
    'texts-uz': ['uz.js'],
    'page-home': ['home.css', 'home.js'],
    'page-shop': ['shop.css', 'shop.js'],
    'late-page-home': ['strip.css', 'strip.js'],
    'late-page-shop': ['filters.css'],
  },
  styles: {
    'boot.css': { text: 'a{}', hash: 'sha256-a' },
    'app.css': { text: 'b{}', hash: 'sha256-b' },
    'home.css': { text: 'c{}', hash: 'sha256-c' },
    'shop.css': { text: 'd{}', hash: 'sha256-d' },
    'strip.css': { text: 'e{}', hash: 'sha256-e' },
    'filters.css': { text: 'f{}', hash: 'sha256-f' },
  },
};

const documentOf = (content: string, state = '{}') =>
  pageDocument({ language: 'ru', theme: null, head: [], content, data: '', state, assets, chunks: ['page-home'] });

it('lists the page’s scripts in execution order, and inlines only the style sheets of the page and its late part', () => {
  const { html, styleHashes } = documentOf('');
  expect(html).toContain('data-chunks="/assets/react.js /assets/app.js /assets/ru.js /assets/home.js"');
  expect(styleHashes).toEqual(['sha256-a', 'sha256-b', 'sha256-c', 'sha256-e']);
  expect(html).not.toContain('shop');
});

it('sets the theme-color of the chosen theme, or of both themes', () => {
  const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');
  const onScreen = tokens.slice(0, tokens.indexOf('@media print'));
  const nights = [...onScreen.matchAll(/--color-night: (#\w+);/g)].map(([, color]) => color);
  expect(nights).toEqual([THEME_COLORS.light, THEME_COLORS.dark, THEME_COLORS.dark]);
  for (const theme of ['light', 'dark'] as const) {
    const parts = { language: 'uz', theme, content: '', data: '', state: '{}', assets } as const;
    const { html } = pageDocument({ ...parts, head: [], chunks: [] });
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      `<meta name="theme-color" content="${THEME_COLORS[theme]}">`,
    ]);
    expect(html).toContain('<link rel="manifest" href="/manifest.uz.webmanifest">');
  }
  expect(documentOf('').html.match(/theme-color/g)).toHaveLength(2);
});

describe.each(['ru', 'uz'])('the manifest in %s', (language) => {
  const manifest = JSON.parse(readFileSync(`public/manifest.${language}.webmanifest`, 'utf8')) as {
    lang: string;
    start_url: string;
    theme_color: string;
    display: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
    screenshots: { src: string }[];
  };

  it('has its language and start address, and only existing icons, one of them maskable', () => {
    expect([manifest.lang, manifest.start_url]).toEqual([language, language === 'uz' ? '/uz' : '/']);
    expect(manifest.theme_color).toBe(THEME_COLORS.light);
    expect(manifest.icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it('has standalone display, three shortcuts in its language and existing screenshots', () => {
    const prefix = language === 'uz' ? '/uz' : '';
    expect(manifest.display).toBe('standalone');
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `${prefix}/contacts`,
      `${prefix || '/'}#appointment`,
      `${prefix}/personal/garage`,
    ]);
    expect(manifest.screenshots).toHaveLength(2);
    expect(manifest.screenshots.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
  });
});

it('moves React’s image preloads into the head', () => {
  const preload = '<link rel="preload" as="image" href="/hero.webp"/>';
  const { html } = documentOf(`${preload}<div>x</div>`);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<div id="root"><div>x</div></div>');
});

it('escapes content that would close the state’s script element', () => {
  const state = serializePageState({ config: { name: '</script><script>alert(1)</script><!--' } as never, store: {} });
  expect(state).not.toContain('<');
  expect(JSON.parse(state)).toEqual({ config: { name: '</script><script>alert(1)</script><!--' }, store: {} });
});
