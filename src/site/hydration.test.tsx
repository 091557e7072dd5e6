import { act, fireEvent } from '@testing-library/react';
import type * as ReactDomClient from 'react-dom/client';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { brokenIds } from '#test/brokenIds';
import { serverTransport } from '#test/serverTransport';
import { prepare } from './browser/start';
import { render } from './entry.server';

// The carousel needs layout, which jsdom lacks.
jest.mock('./pages/home/HeroMotion', () => ({ __esModule: true, default: () => null }));
jest.mock('./features/shop/BrandMotion', () => ({ __esModule: true, default: () => null }));
jest.mock('./features/contacts/BranchMap', () => ({ __esModule: true, default: () => null }));

const mockRoots: ReactDomClient.Root[] = [];
jest.mock('react-dom/client', () => {
  const actual = jest.requireActual<typeof ReactDomClient>('react-dom/client');
  const hydrateRoot: typeof actual.hydrateRoot = (...parts) => {
    const root = actual.hydrateRoot(...parts);
    mockRoots.push(root);
    return root;
  };
  return { ...actual, hydrateRoot };
});
afterEach(() => act(async () => mockRoots.pop()?.unmount()));

const transport = serverTransport();

const open = async (url: string, signedIn: boolean) => {
  const { html, complete } = await render({
    url,
    cookies: { signedIn },
    publicConfig: DEFAULT_PUBLIC_CONFIG,
    apiFetch: (address, call) => transport.fetch(address, call),
    deadlineMs: 20_000,
    assets: { boot: 'boot.js', everyPage: [], groups: {}, styles: {} },
  });
  expect([url, complete]).toEqual([url, true]);
  window.history.replaceState(null, '', url);
  delete document.documentElement.dataset.hydrated;
  document.documentElement.innerHTML = html.replace(/^<!doctype html><html[^>]*>/, '');
  expect(brokenIds()).toEqual([]);
};

const PAGES = [
  '/',
  '/about',
  '/services',
  '/services/singl-services',
  '/services/singl-services/1',
  '/shop',
  '/shop/singl-shop/1',
  '/blog',
  '/blog/blog-singl-post/26',
  '/contacts',
  '/track',
  '/sign-in',
  '/sign-up',
  '/personal/garage',
  '/personal/car-add',
  '/nowhere',
];
/** Alternates languages and sessions, because the ids of `useId` depend on neither. */
const cases = PAGES.map((path, index) => ({
  url: index % 3 === 1 ? `/uz${path}` : path,
  signedIn: index % 2 === 1,
}));

/**
 * React's development build logs hydration mismatches, which the production build ignores. Any log entry fails the
 * test.
 */
it.each(cases)('hydrates $url without a mismatch', async ({ url, signedIn }) => {
  await open(url, signedIn);
  const main = document.querySelector('main');
  const hydrate = await prepare();
  await act(async () => hydrate());
  expect(document.documentElement.dataset.hydrated).toBe('');
  expect(document.querySelector('main')).toBe(main);
  expect(brokenIds()).toEqual([]);

  for (const field of document.querySelectorAll('main input, main textarea')) {
    await act(async () => void fireEvent.focus(field));
    await act(async () => void fireEvent.blur(field));
  }
  expect(brokenIds()).toEqual([]);
});
