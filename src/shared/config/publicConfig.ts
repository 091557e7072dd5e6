import { createContext, useContext } from 'react';

/** Runtime configuration of the browser. The server embeds it in the page; the static build reads config.json. */
export interface PublicConfig {
  /** Root-relative or absolute URL of the main API, without a trailing slash. */
  mainApiUrl: string;
  /** Origin of the `/api/public/` paths. Empty means the origin of the site. */
  publicApiUrl: string;
  /** Origin of canonical links. Empty means the origin of the request. */
  siteUrl: string;
  /** Tile URL with {z}, {x} and {y}. If empty, the map has no tiles. */
  mapTilesUrl: string;
  reduxDevtools: boolean;
  appStoreUrl?: string;
  googlePlayUrl?: string;
  /** Registers no service worker and removes an existing one. */
  withoutWorker?: boolean;
  /** Enables our own page view counter, which sets no cookies. */
  analytics?: boolean;
  /** Ids of third-party analytics, which load only with the visitor's consent. */
  yandexMetricaId?: string;
  googleAnalyticsId?: string;
}

export const DEFAULT_PUBLIC_CONFIG: PublicConfig = {
  mainApiUrl: '/api/main',
  publicApiUrl: '',
  siteUrl: '',
  mapTilesUrl: '',
  reduxDevtools: false,
};

export const PublicConfigContext = createContext<PublicConfig>(DEFAULT_PUBLIC_CONFIG);

/** Returns the runtime configuration, or DEFAULT_PUBLIC_CONFIG without a provider. */
export const usePublicConfig = (): PublicConfig => useContext(PublicConfigContext);
