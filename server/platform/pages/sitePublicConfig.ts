import type { RenderRequest } from '#contract/render';
import type { Config } from '../config';

const storesOf = ({ appStoreUrl, googlePlayUrl }: Config) => ({
  ...(appStoreUrl && { appStoreUrl }),
  ...(googlePlayUrl && { googlePlayUrl }),
});

const countersOf = ({ analytics: { own, yandexMetricaId, googleAnalyticsId } }: Config) => ({
  ...(own && { analytics: true }),
  ...(yandexMetricaId && { yandexMetricaId }),
  ...(googleAnalyticsId && { googleAnalyticsId }),
});

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
