import { createContext, useContext } from 'react';

/** Run-time configuration that the browser may see. The server puts it into the page; the static SPA reads config.json. */
export interface PublicConfig {
  /** Where the main API answers, without a trailing slash: root-relative or absolute. */
  mainApiUrl: string;
  /** The host whose paths begin with /api/public/; empty means the site's own origin. */
  publicApiUrl: string;
  /** Origin of the site for canonical links; empty means the origin the page was asked from. */
  siteUrl: string;
  /** Template with {z}, {x}, {y}; empty draws the map without tiles. */
  mapTilesUrl: string;
  reduxDevtools: boolean;
  appStoreUrl?: string;
  googlePlayUrl?: string;
  /** No service worker may be registered, and one that is there goes. */
  withoutWorker?: boolean;
  /** The site counts its views itself: without cookies, without a person. */
  analytics?: boolean;
  /** Counters of others, for whoever agrees to them. */
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

export const usePublicConfig = (): PublicConfig => useContext(PublicConfigContext);
