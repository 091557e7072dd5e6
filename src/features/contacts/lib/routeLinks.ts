import type { Branch } from '../../../../contract/branches';

export const ROUTE_APPS = ['routePhone', 'routeYandex', 'routeGoogle', 'route2gis'] as const;
export type RouteApp = (typeof ROUTE_APPS)[number];

/** The way to a branch from wherever the visitor is, in the app of their choice. 2GIS names the longitude first. */
export const routeLinks = ({
  latitude,
  longitude,
  name,
}: Pick<Branch, 'latitude' | 'longitude' | 'name'>): Record<RouteApp, string> => {
  const place = `${latitude},${longitude}`;
  return {
    routePhone: `geo:${place}?q=${place}(${encodeURIComponent(name)})`,
    routeYandex: `https://yandex.uz/maps/?rtext=~${encodeURIComponent(place)}&rtt=auto`,
    routeGoogle: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`,
    route2gis: `https://2gis.uz/directions/points/${encodeURIComponent(`|${longitude},${latitude}`)}`,
  };
};
