import { reportErrors } from './reportErrors';

const sent: { place: string; blob: Blob }[] = [];
let stop: () => void;
const print = jest.fn();

beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(print);
  Object.assign(navigator, {
    sendBeacon: (place: string, blob: Blob) => sent.push({ place, blob }),
  });
  document.head.innerHTML = '<script src="/assets/boot.1a2b3c4d.js" type="text/plain"></script>';
  document.documentElement.lang = 'uz';
  history.replaceState(null, '', '/uz/shop/singl-shop/15?search=secret');
  stop = reportErrors();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const reports = () =>
  Promise.all(
    sent.map(
      ({ blob }) =>
        new Promise<Record<string, string>>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(JSON.parse(reader.result as string) as Record<string, string>));
          reader.readAsText(blob);
        }),
    ),
  );
const broken = (message: string, place = 'https://yolda.example/assets/app.5e6f.js:1:234') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (${place})` });
const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports error, release, page and language, and no personal data', async () => {
  thrown(broken('cannot read https://yolda.example/uz/shop?search=secret'));
  expect(sent[0]?.place).toBe('/api/public/browser-errors/');
  expect(sent[0]?.blob.type).toBe('application/json');
  const [report] = await reports();
  expect(report).toMatchObject({ kind: 'error', release: '1a2b3c4d', page: '/uz/shop/singl-shop/:id', language: 'uz' });
  expect(report?.['stack']).toContain('/assets/app.5e6f.js:1:234');
  expect(JSON.stringify(report)).not.toContain('secret');
});

it('reports errors from before its start once, and removes the temporary handler', async () => {
  stop();
  window.earlyErrors = [['Uncaught', '', 1, 1, broken('Minified React error #418')], ['Script error.']];
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as entry.browser.tsx sets it
  window.onerror = jest.fn();
  stop = reportErrors();
  thrown(broken('Minified React error #418'));
  expect(window.onerror).toBeNull();
  expect(await reports()).toMatchObject([{ kind: 'hydration', message: 'TypeError: Minified React error #418' }]);
  delete window.earlyErrors;
});

it('reports unhandled rejections, rendering errors and failed hydration', async () => {
  rejected(broken('in a promise'));
  globalThis.console.error('React Router caught the following error during render', broken('in a screen'));
  thrown(broken('Minified React error #418; visit …'));
  expect((await reports()).map(({ kind }) => kind)).toEqual(['rejection', 'caught', 'hydration']);
  expect(print).toHaveBeenCalledTimes(1);
});

it('reports each error once, and at most five per page', () => {
  for (let i = 0; i < 3; i++) thrown(broken('the same'));
  expect(sent).toHaveLength(1);
  for (let i = 0; i < 20; i++) thrown(broken(`another ${i}`));
  expect(sent).toHaveLength(5);
});

it.each([
  ['an extension', broken('x', 'chrome-extension://abc/assets/a.js:1:2')],
  ['an extension of Firefox', broken('x', 'moz-extension://abc/assets/a.js:1:2')],
  ['an injected script', broken('x', '<anonymous>:1:2')],
  ['another origin', null],
  ['a value that is no error', 'a text that was typed'],
  ['a chunk lost to a dropped connection', Object.assign(broken('Loading chunk 5 failed'), { name: 'ChunkLoadError' })],
])('does not report %s', (_, error) => {
  thrown(error);
  rejected(error);
  expect(sent).toEqual([]);
});

it.each([
  ['/Иванов', '/*'],
  ['/shop/singl-shop/15/', '/shop/singl-shop/:id/'],
  ['/', '/'],
])('reports the page %s as %s', async (path, page) => {
  history.replaceState(null, '', path);
  thrown(broken('x'));
  expect((await reports())[0]?.['page']).toBe(page);
});
