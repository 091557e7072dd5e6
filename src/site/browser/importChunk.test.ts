import { createImportChunk } from './importChunk';

const missing = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>';
const realFetch = globalThis.fetch;

const setUp = (answer: string | null = PAGE, destination = '/about') => {
  globalThis.fetch = async () => {
    if (answer === null) throw new TypeError('Failed to fetch');
    return { text: async () => answer } as Response;
  };
  const reloads: string[] = [];
  const importChunk = createImportChunk(
    () => destination,
    (url) => reloads.push(url),
  );
  return { reloads, importChunk };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('returns the loaded module', async () => {
  const page = { Component: () => null };
  await expect(setUp().importChunk(() => Promise.resolve(page))).resolves.toBe(page);
});

it('retries a chunk once after a dropped connection', async () => {
  const { reloads, importChunk } = setUp();
  let tries = 0;
  const load = () => (++tries === 1 ? missing() : Promise.resolve('the page'));
  await expect(importChunk(load)).resolves.toBe('the page');
  expect(reloads).toEqual([]);
});

it('if the page did not reload, retries the chunk when the back/forward cache restores the page', async () => {
  const { reloads, importChunk } = setUp();
  let load: () => Promise<string> = missing;
  const loaded = importChunk(() => load());
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloads).toEqual(['/about']);
  const pageShown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  pageShown(false);
  load = () => Promise.resolve('the page');
  pageShown(true);
  await expect(loaded).resolves.toBe('the page');
});

it('reloads at the target address once when a chunk is gone, and rejects at the next failure', async () => {
  const { reloads, importChunk } = setUp();
  void importChunk(missing);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloads).toEqual(['/about']);
  await expect(importChunk(missing)).rejects.toThrow('Loading chunk');
  expect(reloads).toEqual(['/about']);
});

it('does not reload a page with unsaved input', async () => {
  document.body.innerHTML = '<input value="7"><textarea>как было</textarea>';
  const { reloads, importChunk } = setUp(PAGE, '/');
  const text = document.querySelector('textarea') as HTMLTextAreaElement;
  text.value = 'Стучит слева';
  await expect(importChunk(missing)).rejects.toThrow('Loading chunk');
  expect(reloads).toEqual([]);
  text.value = text.defaultValue;
  sessionStorage.clear();
  void importChunk(missing);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloads).toEqual(['/']);
});

it.each([
  ['cannot be reached', null],
  ['is hidden by a captive portal', '<!doctype html><title>Wi-Fi</title>'],
])('does not reload while the server %s', async (_, answer) => {
  const { reloads, importChunk } = setUp(answer);
  await expect(importChunk(missing)).rejects.toThrow('Loading chunk');
  expect(reloads).toEqual([]);
});

it('passes on errors other than a failed load, without a reload', async () => {
  const { reloads, importChunk } = setUp();
  await expect(importChunk(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(reloads).toEqual([]);
});
