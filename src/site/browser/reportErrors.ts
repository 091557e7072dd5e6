import { BROWSER_ERROR_PATH, BROWSER_ERROR_TEXT } from '#contract/rules/browserErrors';
import type { BrowserError } from '#contract/telemetry';
import { isChunkMissing } from '#shared/lib/fetched';

const MAX_REPORTS_PER_PAGE = 5;
/** React's error numbers of failed hydration. Production builds have no other message. */
const HYDRATION = /React error #4(18|19|2[1-5])\b|hydrat/i;

declare global {
  interface Window {
    earlyErrors?: unknown[][];
  }
}

const isOurs = (stack: string) => stack.includes('/assets/') && !/-extension:\/\//.test(stack);

const release = () =>
  /\/boot\.([0-9a-f]+)\./.exec(document.querySelector<HTMLScriptElement>('script[src*="/boot."]')?.src ?? '')?.[1] ??
  '';

/**
 * Returns the path with ids replaced by `:id`. Paths with other characters than lower-case Latin letters may contain
 * visitor input and become `/*`.
 */
const pageOf = (path: string) => {
  const pattern = path.replace(/\/\d+(?=\/|$)/g, '/:id');
  return /^\/[a-z/:-]{0,99}$/.test(pattern) ? pattern : '/*';
};

/** Truncates the text and removes query strings, which may contain personal data. */
const cut = (text: string, length: number) => text.replace(/\?[^\s"')]*/g, '?').slice(0, length);

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
  // React and the router pass rendering errors to `console.error`. Hooking it adds no bytes to the first page.
  const { console } = globalThis;
  const print = console.error;
  console.error = (...args: unknown[]) => {
    print(...args);
    const error = args.find((one) => one instanceof Error);
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
