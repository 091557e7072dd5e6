import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { pathId } from '#shared/lib/pathId';
import { isRouteHandle } from '../../routes';

/** The form that a page has for everybody, and what the page is about. */
export type FormOfPage =
  | { kind: 'appointment'; serviceId: number | null }
  | { kind: 'purchase'; partId: number }
  | { kind: 'tracking' }
  | { kind: 'booking' }
  | { kind: 'bookingLink'; token: string }
  | { kind: 'estimate' | 'review'; token: string };

type Match = Pick<RouteMatch, 'params' | 'route'>;

export const formOfMatch = (match: Match | undefined): FormOfPage | null => {
  const handle: unknown = match?.route.handle;
  if (!match || !isRouteHandle(handle)) return null;
  if (handle.chunk === 'page-home') return { kind: 'appointment', serviceId: null };
  const [, linked] = /(?:^|\/)(booking|track|estimate|review)(?:\/:token\??)?$/.exec(match.route.path ?? '') ?? [];
  const { token } = match.params;
  if (linked === 'booking') return token === undefined ? { kind: 'booking' } : { kind: 'bookingLink', token };
  if (linked === 'track') return { kind: 'tracking' };
  if (linked === 'estimate' || linked === 'review') return { kind: linked, token: token ?? '' };
  const id = pathId(match.params.id);
  if (id === null) return null;
  if (handle.chunk === 'page-service') return { kind: 'appointment', serviceId: id };
  return handle.chunk === 'page-part' ? { kind: 'purchase', partId: id } : null;
};

export const formOfPage = (routes: RouteObject[], path: string): FormOfPage | null =>
  formOfMatch(matchRoutes(routes, path)?.at(-1));
