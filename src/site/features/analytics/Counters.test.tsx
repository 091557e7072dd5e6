import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { drainConsole } from '#test/setup';
import Counters, { COUNTER_TEXTS, fullLoad } from './Counters';

const METRICA = 'https://mc.yandex.ru/metrika/tag.js';
const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const config = { yandexMetricaId: '123', googleAnalyticsId: 'G-1' };

const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const hits = () => ({
  metrica: window.ym?.a ?? [],
  google: (window.dataLayer ?? []).map((given) => Array.from(given as ArrayLike<unknown>)),
});
const ask = (path: string) => renderWithStore(<Counters />, { path, config });

beforeEach(() => {
  localStorage.clear();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.ym;
  delete window.dataLayer;
});

describe.each(['ru', 'uz'] as const)('third-party counters, %s', (language) => {
  const texts = COUNTER_TEXTS[language];
  const path = language === 'uz' ? '/uz/shop' : '/shop';

  it('load nothing before consent or after a refusal, which is kept on the next page', async () => {
    const { user } = ask(path);
    expect(screen.getByRole('region', { name: texts.label })).toHaveTextContent(texts.question);
    expect(screen.getByRole('link', { name: texts.policy })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/documents\/personal-data$/),
    );
    await user.click(screen.getByRole('button', { name: texts.no }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    cleanup();
    ask(path);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(loaded()).toEqual([]);
  });

  it('load once after consent and count each page view', async () => {
    const { user, router } = ask(path);
    await user.click(screen.getByRole('button', { name: texts.yes }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await act(() => router.navigate(language === 'uz' ? '/uz/about' : '/about'));
    expect(loaded()).toEqual([METRICA, GOOGLE]);
    const seen = [path, language === 'uz' ? '/uz/about' : '/about'].map((one) => location.origin + one);
    const { metrica, google } = hits();
    expect(metrica).toEqual([
      [123, 'init', { defer: true }],
      [123, 'hit', seen[0]],
      [123, 'hit', seen[1]],
    ]);
    expect(google.map(([kind]) => kind)).toEqual(['js', 'config', 'event', 'event']);
    expect(google.slice(2)).toEqual(seen.map((page) => ['event', 'page_view', { page_location: page }]));
  });
});

it.each([
  `/booking/${'0a'.repeat(16)}`,
  `/uz/passport/${'0a'.repeat(16)}`,
  `/personal/handover/${'0a'.repeat(16)}`,
  '/personal/story/25',
  '/sign-in',
  '/uz/sign-up',
  `/booking?services=1&hold=${'0a'.repeat(16)}`,
  `/uz/booking?instead=${'0a'.repeat(16)}`,
  `/nowhere/${'0a'.repeat(16)}`,
])('third-party counters neither ask for consent nor load at %s', (path) => {
  localStorage.setItem('analyticsConsent', 'yes');
  ask(path);
  cleanup();
  localStorage.clear();
  ask(path);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(loaded()).toEqual([]);
  expect(hits()).toEqual({ metrica: [], google: [] });
});

it('third-party counters report an unknown address as /*', () => {
  localStorage.setItem('analyticsConsent', 'yes');
  ask('/nowhere/at-all');
  expect(hits().metrica.at(-1)).toEqual([123, 'hit', `${location.origin}/*`]);
});

it('third-party counters neither ask for consent nor load with Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  try {
    ask('/');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(loaded()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  }
});

describe('a document with a loaded counter', () => {
  const SECRETS = [
    `/booking/${'0a'.repeat(16)}`,
    `/uz/booking?hold=${'0a'.repeat(16)}`,
    '/personal/garage',
    '/sign-in',
  ];
  const load = { to: jest.fn(), inPlace: jest.fn(), again: jest.fn() };
  beforeEach(() => {
    localStorage.setItem('analyticsConsent', 'yes');
    for (const name of ['to', 'inPlace', 'again'] as const)
      jest.spyOn(fullLoad, name).mockReset().mockImplementation(load[name].mockReset());
    ask('/');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it.each(SECRETS)('loads %s as a new document instead of changing the history', (address) => {
    history.pushState(null, '', '/shop');
    history.pushState(null, '', address);
    history.replaceState(null, '', address);
    expect(location.pathname).toBe('/shop');
    expect([load.to.mock.calls, load.inPlace.mock.calls]).toEqual([[[address]], [[address]]]);
  });

  it.each(
    SECRETS,
  )('keeps a click on a link to %s from the router, so that the browser loads a new document', async (address) => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    const link = (href: string) => {
      const anchor = Object.assign(document.createElement('a'), { href });
      anchor.append(document.createElement('b'));
      anchor.addEventListener('click', onClick);
      document.body.append(anchor);
      anchor.querySelector('b')?.click();
      anchor.remove();
    };
    link(address);
    expect(onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(drainConsole()).toEqual([expect.stringContaining('navigation')]));
    link('/shop');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('reloads the document when Back leads to an address with a token', () => {
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    Object.getPrototypeOf(history).replaceState.call(history, null, '', '/personal/garage');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, load.again.mock.calls.length]).toEqual([0, 1]);
    history.replaceState(null, '', '/shop');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([heard.mock.calls.length, load.again.mock.calls.length]).toEqual([1, 1]);
    window.removeEventListener('popstate', heard);
  });
});

it('loads no third-party counter in a document whose referrer has a token', () => {
  localStorage.setItem('analyticsConsent', 'yes');
  const before = `${location.origin}/booking/${'0a'.repeat(16)}`;
  const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(before);
  ask('/shop');
  expect(loaded()).toEqual([]);
  referrer.mockReturnValue(`${location.origin}/services`);
  cleanup();
  ask('/shop');
  expect(loaded()).toEqual([METRICA, GOOGLE]);
  referrer.mockRestore();
});
