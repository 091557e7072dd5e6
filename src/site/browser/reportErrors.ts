import { BROWSER_ERROR_PATH, BROWSER_ERROR_TEXT } from '#contract/rules/browserErrors';
import type { BrowserError } from '#contract/telemetry';
import { isChunkMissing } from '#shared/lib/fetched';

/** Maximum reports per page, for a page that fails in every frame. */
const MAX_REPORTS_PER_PAGE = 5;
/** React's error numbers for failed hydration (production builds give no message). */
const HYDRATION = /React error #4(18|19|2[1-5])\b|hydrat/i;

declare global {
  interface Window {
    earlyErrors?: unknown[][];
  }
}

/** Ignores errors of extensions, bookmarklets and injected scripts, whose stacks name none of our files. */
const isOurs = (stack: string) => stack.includes('/assets/') && !/-extension:\/\//.test(stack);

const release = () =>
  /\/boot\.([0-9a-f]+)\./.exec(document.querySelector<HTMLScriptElement>('script[src*="/boot."]')?.src ?? '')?.[1] ??
  '';

/** Returns the pattern of an address. Text other than lower-case Latin may be visitor input and becomes `/*`. */
const pageOf = (path: string) => {
  const pattern = path.replace(/\/\d+(?=\/|$)/g, '/:id');
  return /^\/[a-z/:-]{0,99}$/.test(pattern) ? pattern : '/*';
};

/** Drops the query of addresses, so personal data does not leave the browser. */
const cut = (text: string, length: number) => text.replace(/\?[^\s"')]*/g, '?').slice(0, length);

/**
 * Reports uncaught and rendered errors to the site's server. The console still shows them.
 * @returns a function that stops reporting
 */
export const reportErrors = (): (() => void) => {
  const seen = new Set<string>();
  const report = (kind: BrowserError['kind'], error: unknown) => {
    if (!(error instanceof Error) || isChunkMissing(error) || !isOurs(error.stack ?? '')) return;
    const errorText = `${error.name}: ${error.message}`;
    if (seen.has(errorText) || seen.size >= MAX_REPORTS_PER_PAGE) return;
    seen.add(errorText);
    const body: BrowserError = {
      kind: HYDRATION.test(errorText) ? 'hydration' : kind,
      message: cut(errorText, BROWSER_ERROR_TEXT.message),
      stack: cut(error.stack ?? '', BROWSER_ERROR_TEXT.stack),
      release: release(),
      page: pageOf(location.pathname),
      language: document.documentElement.lang === 'uz' ? 'uz' : 'ru',
    };
    navigator.sendBeacon(BROWSER_ERROR_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- set so by entry.browser.tsx
  window.onerror = null;
  for (const errorText of window.earlyErrors ?? []) report('error', errorText[4]);
  const onError = ({ error }: ErrorEvent) => report('error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason);
  // React and the router print rendered errors. Hooking the console adds no bytes to the first page.
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
