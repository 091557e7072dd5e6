import { BROWSER_ERROR_PATH, BROWSER_ERROR_TEXT } from '#contract/rules/browserErrors';
import type { BrowserError } from '#contract/telemetry';
import { isChunkMissing } from '#shared/lib/fetched';

/** A page that breaks at every frame says so as often as one that breaks a few times. */
const MOST_OF_A_PAGE = 5;
/** React's numbers for a page that could not be hydrated as it was (production builds name no more). */
const HYDRATION = /React error #4(18|19|2[1-5])\b|hydrat/i;

declare global {
  interface Window {
    /** The arguments of `onerror`, of each error before this chunk came (entry.browser.tsx). */
    earlyErrors?: unknown[][];
  }
}

/** Thrown in a script of ours: an extension's, a bookmark's or an injected one's stack names no file of the site. */
const isOurs = (stack: string) => stack.includes('/assets/') && !/-extension:\/\//.test(stack);

const release = () =>
  /\/boot\.([0-9a-f]+)\./.exec(document.querySelector<HTMLScriptElement>('script[src*="/boot."]')?.src ?? '')?.[1] ??
  '';

/** The page's pattern: anything but the site's own words, which are lower-case Latin, could be something typed. */
const pageOf = (path: string) => {
  const pattern = path.replace(/\/\d+(?=\/|$)/g, '/:id');
  return /^\/[a-z/:-]{0,99}$/.test(pattern) ? pattern : '/*';
};

/** Addresses keep no query: the server's log would cut it, too, but it need not leave the browser. */
const cut = (text: string, length: number) => text.replace(/\?[^\s"')]*/g, '?').slice(0, length);

/**
 * Reports the errors of the site to its server: those that nobody caught, and those that a screen of the site has shown (React and the
 * router print them). The console keeps all of them. Returns how to stop it.
 */
export const reportErrors = (): (() => void) => {
  const seen = new Set<string>();
  const report = (kind: BrowserError['kind'], error: unknown) => {
    // A bad line is nobody's mistake.
    if (!(error instanceof Error) || isChunkMissing(error) || !isOurs(error.stack ?? '')) return;
    const said = `${error.name}: ${error.message}`;
    if (seen.has(said) || seen.size >= MOST_OF_A_PAGE) return;
    seen.add(said);
    const body: BrowserError = {
      kind: HYDRATION.test(said) ? 'hydration' : kind,
      message: cut(said, BROWSER_ERROR_TEXT.message),
      stack: cut(error.stack ?? '', BROWSER_ERROR_TEXT.stack),
      release: release(),
      page: pageOf(location.pathname),
      language: document.documentElement.lang === 'uz' ? 'uz' : 'ru',
    };
    // The site's own server, also where the APIs are another's.
    navigator.sendBeacon(BROWSER_ERROR_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set so by entry.browser.tsx
  window.onerror = null;
  for (const said of window.earlyErrors ?? []) report('error', said[4]);
  const onError = ({ error }: ErrorEvent) => report('error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason);
  // React and the router say by it, and by nothing else that costs the first page no byte, what a screen has shown.
  const { console } = globalThis;
  const print = console.error;
  console.error = (...given: unknown[]) => {
    print(...given);
    const error = given.find((one) => one instanceof Error);
    if (error) report('caught', error);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    console.error = print;
  };
};
