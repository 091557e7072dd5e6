import { matchRoutes, type RouteObject } from 'react-router';
import { pathId } from '../../../shared/lib/pathId';
import { isRouteHandle } from '../../routes';

/** The form that a page has for everybody, and what the page is about. */
export type FormOfPage = { kind: 'appointment'; serviceId: number | null } | { kind: 'purchase'; partId: number };

export const formOfPage = (routes: RouteObject[], path: string): FormOfPage | null => {
  const match = matchRoutes(routes, path)?.at(-1);
  const handle: unknown = match?.route.handle;
  if (!match || !isRouteHandle(handle)) return null;
  if (handle.chunk === 'page-home') return { kind: 'appointment', serviceId: null };
  const id = pathId(match.params.id);
  if (id === null) return null;
  if (handle.chunk === 'page-service') return { kind: 'appointment', serviceId: id };
  return handle.chunk === 'page-part' ? { kind: 'purchase', partId: id } : null;
};
