import type { Branch } from '#contract/company';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { isOnMap, placeOf } from './mapView';
import styles from './RouteLinks.module.css';

const ROUTE_APPS = ['routePhone', 'routeYandex', 'routeGoogle', 'route2gis'] as const;
type RouteApp = (typeof ROUTE_APPS)[number];

/** Returns route links to coordinates, or to the address without them. 2GIS expects the longitude first. */
const routeLinks = (branch: Pick<Branch, 'latitude' | 'longitude' | 'name' | 'address'>): Record<RouteApp, string> => {
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

type RoutedBranch = Pick<Branch, 'name' | 'address' | 'latitude' | 'longitude'>;

export const RouteLinks = ({ branch }: { branch: RoutedBranch }) => {
  const { t } = useTranslation();
  const links = routeLinks(branch);
  return (
    <div className={styles.routes} data-no-print="">
      <span className={styles.label} aria-hidden="true">
        {t('contacts.route')}
      </span>
      <ul className={styles.apps}>
        {ROUTE_APPS.map((app) => {
          const href = links[app];
          const leaves = href.startsWith('https:');
          const label = t('contacts.routeTo', { app: t(`contacts.${app}`), branch: branch.name });
          return (
            <li key={app}>
              <a
                className={styles.app}
                href={href}
                aria-label={leaves ? `${label} (${t('common.newTab')})` : label}
                {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {t(`contacts.${app}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
