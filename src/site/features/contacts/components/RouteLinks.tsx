import type { Branch } from '#contract/company';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ROUTE_APPS, routeLinks } from '../lib/routeLinks';
import styles from './RouteLinks.module.css';

type RoutedBranch = Pick<Branch, 'name' | 'address' | 'latitude' | 'longitude'>;

/** Leads to a branch in the visitor's own navigation app, or on the web. */
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
