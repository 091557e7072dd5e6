import type { PageAssets } from '../../contract/render';
import { pageDocument } from './document';
import { serializePageState } from './pageState';

const assets: PageAssets = {
  boot: 'boot.js',
  groups: {
    boot: ['boot.css', 'boot.js'],
    'stage-react': ['react.js'],
    app: ['react.js', 'app.css', 'app.js'],
    'texts-ru': ['ru.js'],
    'texts-uz': ['uz.js'],
    'page-home': ['home.css', 'home.js'],
    'page-shop': ['shop.css', 'shop.js'],
  },
  styles: {
    'boot.css': { text: 'a{}', hash: 'sha256-a' },
    'app.css': { text: 'b{}', hash: 'sha256-b' },
    'home.css': { text: 'c{}', hash: 'sha256-c' },
    'shop.css': { text: 'd{}', hash: 'sha256-d' },
  },
};

const documentOf = (content: string, state = '{}') =>
  pageDocument({ language: 'ru', theme: null, head: [], content, state, assets, chunks: ['page-home'] });

it('names the files of this page in the order they run, and carries its own style sheets only', () => {
  const { html, styleHashes } = documentOf('');
  expect(html).toContain('data-chunks="/assets/react.js /assets/app.js /assets/ru.js /assets/home.js"');
  expect(styleHashes).toEqual(['sha256-a', 'sha256-b', 'sha256-c']);
  expect(html).not.toContain('shop');
});

it('moves the preloads that React puts first into the head', () => {
  const preload = '<link rel="preload" as="image" href="/hero.webp"/>';
  const { html } = documentOf(`${preload}<div>x</div>`);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<div id="root"><div>x</div></div>');
});

it('lets no content end the script element that holds the state', () => {
  const state = serializePageState({ config: { name: '</script><script>alert(1)</script><!--' } as never, store: {} });
  expect(state).not.toContain('<');
  expect(JSON.parse(state)).toEqual({ config: { name: '</script><script>alert(1)</script><!--' }, store: {} });
});
