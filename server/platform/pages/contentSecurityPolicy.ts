import type { RenderRequest } from '#contract/render';

const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://rutube.ru',
];

const METRICA = { scripts: ['https://mc.yandex.ru'], connects: ['https://mc.yandex.ru', 'https://mc.yandex.com'] };
const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
};

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * Forbids inline scripts, and allows inline styles by hash only. Pictures may come from any https host.
 * A content preview runs no scripts; the staff desk may frame it.
 */
export const contentSecurityPolicy = (
  config: RenderRequest['publicConfig'],
  styleHashes: string[],
  isPreview = false,
): string => {
  const apis = [...new Set([...originOf(config.mainApiUrl), ...originOf(config.publicApiUrl)])];
  const tiles = originOf(config.mapTilesUrl.replace(/[{}]/g, ''));
  const counters = [...(config.yandexMetricaId ? [METRICA] : []), ...(config.googleAnalyticsId ? [GOOGLE] : [])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': isPreview ? ["'none'"] : ["'self'", ...counters.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'https:', ...apis, ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apis, ...counters.flatMap(({ connects }) => connects)],
    'media-src': ["'self'", ...apis],
    'frame-src': ["'self'", ...VIDEO_HOSTS],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': [isPreview ? "'none'" : "'self'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
};
