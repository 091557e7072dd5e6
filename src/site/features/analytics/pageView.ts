import { ACCOUNT_FOLDER } from '#contract/rules/pages';
import { PAGE_VIEW_PATH_MAX_LENGTH, withoutToken } from '#contract/rules/pageViews';
import type { PageView } from '#contract/telemetry';
import { splitPath } from '#shared/config/paths';
import type { Language } from '#shared/i18n/languages';

interface Asks {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export const optsOutOfAnalytics = ({ doNotTrack, globalPrivacyControl }: Asks = navigator): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;

/** Addresses of the account are truncated to its folder, because ids in them identify a customer. */
const pathOf = (pathname: string): string => {
  const rest = withoutToken(splitPath(pathname).rest);
  if (rest.startsWith(ACCOUNT_FOLDER)) return ACCOUNT_FOLDER;
  return /^\/[a-z0-9/-]*$/.test(rest) && rest.length <= PAGE_VIEW_PATH_MAX_LENGTH ? rest : '/*';
};

const hostOf = (referrer: string, ownHost: string): string => {
  if (!URL.canParse(referrer)) return '';
  const { hostname } = new URL(referrer);
  return hostname === ownHost || !/^[a-z0-9.-]{1,100}$/.test(hostname) ? '' : hostname;
};

const deviceOf = (width: number): PageView['device'] => (width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'computer');

export interface Seen {
  pathname: string;
  language: Language;
  referrer: string;
  ownHost: string;
  width: number;
}

export const pageView = ({ pathname, language, referrer, ownHost, width }: Seen): PageView => ({
  path: pathOf(pathname),
  referrer: hostOf(referrer, ownHost),
  language,
  device: deviceOf(width),
});
