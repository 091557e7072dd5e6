import type { Branch } from '#contract/company';
import { isOnMap, placeOf } from './mapView';

export const ROUTE_APPS = ['routePhone', 'routeYandex', 'routeGoogle', 'route2gis'] as const;
export type RouteApp = (typeof ROUTE_APPS)[number];

/**
 * The way to a branch from wherever the visitor is, in the app of their choice. 2GIS names the longitude first. To one without coordinates
 * by its address, which 2GIS can only look for.
 */
export const routeLinks = (
  branch: Pick<Branch, 'latitude' | 'longitude' | 'name' | 'address'>,
): Record<RouteApp, string> => {
  const [latitude, longitude] = placeOf(branch);
  const isPlaced = isOnMap([latitude, longitude]);
  const target = encodeURIComponent(isPlaced ? `${latitude},${longitude}` : branch.address);
  return {
    routePhone: isPlaced
      ? `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(branch.name)})`
      : `geo:0,0?q=${target}`,
    routeYandex: `https://yandex.uz/maps/?rtext=~${target}&rtt=auto`,
    routeGoogle: `https://www.google.com/maps/dir/?api=1&destination=${target}`,
    route2gis: isPlaced
      ? `https://2gis.uz/directions/points/${encodeURIComponent(`|${longitude},${latitude}`)}`
      : `https://2gis.uz/search/${target}`,
  };
};
