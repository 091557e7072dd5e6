import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { pathId } from '../../../shared/lib/pathId';
import { isRouteHandle } from '../../routes';

/** The form that a page has for everybody, and what the page is about. */
export type FormOfPage =
  | { kind: 'appointment'; serviceId: number | null }
  | { kind: 'purchase'; partId: number }
  | { kind: 'tracking' }
  | { kind: 'estimate' | 'review'; token: string };

type Match = Pick<RouteMatch, 'params' | 'route'>;

export const formOfMatch = (match: Match | undefined): FormOfPage | null => {
  const handle: unknown = match?.route.handle;
  if (!match || !isRouteHandle(handle)) return null;
  if (handle.chunk === 'page-home') return { kind: 'appointment', serviceId: null };
  if (handle.chunk === 'page-track') return { kind: 'tracking' };
  const { token } = match.params;
  if (handle.chunk === 'page-estimate') return { kind: 'estimate', token: token ?? '' };
  if (handle.chunk === 'page-review') return { kind: 'review', token: token ?? '' };
  const id = pathId(match.params.id);
  if (id === null) return null;
  if (handle.chunk === 'page-service') return { kind: 'appointment', serviceId: id };
  return handle.chunk === 'page-part' ? { kind: 'purchase', partId: id } : null;
};

export const formOfPage = (routes: RouteObject[], path: string): FormOfPage | null =>
  formOfMatch(matchRoutes(routes, path)?.at(-1));
