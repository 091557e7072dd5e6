import type { RenderRequest } from '../../contract/render';
import type { Config } from '../config';

/** The settings that the browser may see; everything else stays here. */
export const sitePublicConfig = (config: Config): RenderRequest['publicConfig'] => ({
  mainApiUrl: config.mainApiUrl,
  publicApiUrl: config.publicApiUrl,
  siteUrl: config.siteUrl,
  mapTilesUrl: config.mapTilesUrl ?? '',
  reduxDevtools: config.reduxDevtools,
  ...(config.appStoreUrl && { appStoreUrl: config.appStoreUrl }),
  ...(config.googlePlayUrl && { googlePlayUrl: config.googlePlayUrl }),
});
