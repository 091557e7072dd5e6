import type { RenderRequest } from '../../contract/render';
import type { Config } from '../config';

/** There is no app of a demo: its buttons lead to the stores themselves, and the footer says so. */
const DEMO_STORES = {
  appStoreUrl: 'https://apps.apple.com/',
  googlePlayUrl: 'https://play.google.com/store/apps',
  appIsComing: true,
};

const storesOf = ({ mode, appStoreUrl, googlePlayUrl }: Config) =>
  mode === 'demo' && !appStoreUrl && !googlePlayUrl
    ? DEMO_STORES
    : { ...(appStoreUrl && { appStoreUrl }), ...(googlePlayUrl && { googlePlayUrl }) };

const countersOf = ({ analytics: { own, yandexMetricaId, googleAnalyticsId } }: Config) => ({
  ...(own && { analytics: true }),
  ...(yandexMetricaId && { yandexMetricaId }),
  ...(googleAnalyticsId && { googleAnalyticsId }),
});

/** The settings that the browser may see; everything else stays here. */
export const sitePublicConfig = (config: Config): RenderRequest['publicConfig'] => ({
  mainApiUrl: config.mainApiUrl,
  publicApiUrl: config.publicApiUrl,
  siteUrl: config.siteUrl,
  mapTilesUrl: config.mapTilesUrl ?? '',
  reduxDevtools: config.reduxDevtools,
  ...(!config.serviceWorker && { withoutWorker: true }),
  ...storesOf(config),
  ...countersOf(config),
});
