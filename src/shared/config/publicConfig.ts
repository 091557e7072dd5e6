import { createContext, useContext } from 'react';

/** Runtime configuration for the browser. The server embeds it in the page; the static SPA reads config.json. */
export interface PublicConfig {
  /** Root-relative or absolute URL of the main API, without a trailing slash. */
  mainApiUrl: string;
  /** Host of the `/api/public/` paths. Empty means the origin of the site. */
  publicApiUrl: string;
  /** Origin of canonical links. Empty means the origin of the request. */
  siteUrl: string;
  /** Template with {z}, {x}, {y}. Empty shows the map without tiles. */
  mapTilesUrl: string;
  reduxDevtools: boolean;
  appStoreUrl?: string;
  googlePlayUrl?: string;
  /** Registers no service worker and removes an existing one. */
  withoutWorker?: boolean;
  /** Enables our own page view counter, which uses no cookies and identifies no visitor. */
  analytics?: boolean;
  /** Third-party counters, loaded only with the visitor's consent. */
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

/** Returns the runtime configuration of the current page. */
export const usePublicConfig = (): PublicConfig => useContext(PublicConfigContext);
