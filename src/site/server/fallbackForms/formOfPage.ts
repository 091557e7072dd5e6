import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { PAGE_SERVING } from '#contract/rules/pages';
import { pathId } from '#shared/lib/address';
import { pageOfMatch } from '../../routes';

export type FormOfPage =
  | { kind: 'appointment'; serviceId: number | null }
  | { kind: 'purchase'; partId: number }
  | { kind: 'tracking' }
  | { kind: 'booking' }
  | { kind: 'bookingLink'; token: string }
  | { kind: 'estimate' | 'review'; token: string };

type Match = Pick<RouteMatch, 'params' | 'route'>;

export const formOfMatch = (match: Match | undefined): FormOfPage | null => {
  const name = pageOfMatch(match);
  const kind = name && PAGE_SERVING[name].form;
  if (!match || !kind) return null;
  const { id, token = '' } = match.params;
  if (kind === 'tracking' || kind === 'booking') return { kind };
  if (kind === 'bookingLink') return { kind, token };
  if (kind === 'estimate' || kind === 'review') return { kind, token };
  if (kind === 'appointment' && id === undefined) return { kind, serviceId: null };
  const itemId = pathId(id);
  if (itemId === null) return null;
  return kind === 'appointment' ? { kind, serviceId: itemId } : { kind, partId: itemId };
};

export const formOfPage = (routes: RouteObject[], path: string): FormOfPage | null =>
  formOfMatch(matchRoutes(routes, path)?.at(-1));
