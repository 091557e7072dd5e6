import type { RenderRequest } from '#contract/render';

/** Where the video block may take its frame from: only known hosts are rebuilt, anything else becomes a link. */
const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://rutube.ru',
];

/** Of others' counters, where an id of theirs is set: what their scripts load and whom they tell. */
const METRICA = { scripts: ['https://mc.yandex.ru'], tells: ['https://mc.yandex.ru', 'https://mc.yandex.com'] };
const GOOGLE = {
  scripts: ['https://www.googletagmanager.com'],
  tells: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
};

const originOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * The policy of a rendered page: no inline script, no inline style but the sheets whose hashes are named, and no origin that no
 * setting mentions. Pictures of the content may stand on any https host (contract, 'Pictures are absolute or root-relative'). A
 * preview runs and sends nothing, and may stand in a frame of the desk.
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
    'connect-src': ["'self'", ...apis, ...counters.flatMap(({ tells }) => tells)],
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
