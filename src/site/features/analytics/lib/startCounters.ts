import type { PublicConfig } from '#shared/config/publicConfig';
import { guardSecretAddresses } from './secretAddresses';

type Queue = ((...given: unknown[]) => void) & { a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Queue;
    dataLayer?: unknown[];
  }
}

const load = (src: string) => {
  if (document.querySelector(`script[src="${src}"]`)) return false;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  return true;
};

/** What Yandex's own snippet does, without an inline script, which the page's policy forbids. */
const countByMetrica = (id: string, url: string) => {
  if (load('https://mc.yandex.ru/metrika/tag.js')) {
    const queue: Queue = (...given) => void (queue.a ??= []).push(given);
    queue.l = Date.now();
    window.ym ??= queue;
    window.ym(Number(id), 'init', { defer: true });
  }
  window.ym?.(Number(id), 'hit', url);
};

/** Google's takes the arguments object itself, not an array of them. */
function tell(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- as above
  (window.dataLayer ??= []).push(arguments);
}

const countByGoogle = (id: string, path: string) => {
  if (load(`https://www.googletagmanager.com/gtag/js?id=${id}`)) {
    tell('js', new Date());
    tell('config', id, { send_page_view: false });
  }
  tell('event', 'page_view', { page_location: location.origin + path });
};

/** Once the visitor has said yes: loads what is set, and counts the page. */
export const startCounters = (
  { yandexMetricaId, googleAnalyticsId }: Pick<PublicConfig, 'yandexMetricaId' | 'googleAnalyticsId'>,
  path: string,
): void => {
  guardSecretAddresses();
  if (yandexMetricaId) countByMetrica(yandexMetricaId, location.origin + path);
  if (googleAnalyticsId) countByGoogle(googleAnalyticsId, path);
};
