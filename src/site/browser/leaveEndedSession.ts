import type { DataRouter } from 'react-router';
import { ACCOUNT_FOLDER, HOME_PREFIX } from '#contract/rules/pages';
import { makePaths, splitPath } from '#shared/config/paths';
import { type RedirectState, redirectReasonOf } from '#shared/lib/redirectReason';
import { rememberReturn } from '#shared/lib/returnAddress';
import { destinationOf } from './navigations';

export const leaveEndedSession = (router: DataRouter): void => {
  const { pathname, search, hash, state } = destinationOf(router);
  const { language, rest } = splitPath(pathname);
  if (rest.startsWith(`${ACCOUNT_FOLDER}/`) || redirectReasonOf(state)) return;
  rememberReturn(pathname + search + hash);
  void router.navigate(makePaths({ language, home: HOME_PREFIX }).home(), {
    state: { turnedAway: 'ended' } satisfies RedirectState,
  });
};
