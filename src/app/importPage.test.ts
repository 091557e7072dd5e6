import type { Page } from '../shared/config/page';
import { createImportPage } from './importPage';

const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));

const setUp = () => {
  const reloads: string[] = [];
  return {
    reloads,
    importPage: createImportPage(
      () => '/about',
      (url) => reloads.push(url),
    ),
  };
};

beforeEach(() => sessionStorage.clear());

it('hands on the module of a screen', async () => {
  const page: Page = { Component: () => null };
  await expect(setUp().importPage(() => Promise.resolve(page))).resolves.toBe(page);
});

it('reloads once at the destination when the chunk is gone, and then says that it failed', async () => {
  const { reloads, importPage } = setUp();
  void importPage(gone); // the page is on its way out: it never resolves
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloads).toEqual(['/about']);
  await expect(importPage(gone)).rejects.toThrow('Loading chunk');
  expect(reloads).toEqual(['/about']);
});

it('leaves any other failure to the error page', async () => {
  const { reloads, importPage } = setUp();
  await expect(importPage(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(reloads).toEqual([]);
});
