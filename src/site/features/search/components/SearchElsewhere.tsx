import { useGetCallCenterQuery } from '#api/endpoints/contacts';
import type { SearchCategories } from '#contract/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import styles from './SearchElsewhere.module.css';

/** Where to look by oneself, and whom to ask: for who has found nothing, or has not asked yet. */
export const SearchElsewhere = ({ categories }: { categories: SearchCategories | undefined }) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const places = [
    { name: t('search.services'), to: paths.services() },
    ...(categories?.services ?? []).map(({ id, name }) => ({ name, to: paths.services({ category: id }) })),
    { name: t('search.parts'), to: paths.shop() },
    ...(categories?.parts ?? []).map(({ id, name }) => ({ name, to: paths.shop({ category: id }) })),
    { name: t('search.articles'), to: paths.blog() },
    { name: t('search.branches'), to: paths.contacts() },
  ];
  return (
    <section className={styles.elsewhere} aria-labelledby="search-elsewhere">
      <h2 className={styles.title} id="search-elsewhere">
        {t('search.elsewhere')}
      </h2>
      <ul className={styles.places}>
        {places.map(({ name, to }) => (
          <li key={to}>
            <Link className={styles.place} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {callCenter?.phone && (
        <p>
          <span>{`${t('search.call')} `}</span>
          <a href={telHref(callCenter.phone)}>{formatPhone(callCenter.phone)}</a>
        </p>
      )}
    </section>
  );
};
