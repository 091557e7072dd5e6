import { useEffect, useRef } from 'react';
import { useGetRegionsQuery } from '#api/generated/branches';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { scrollFocusedIntoView } from '#shared/ui/lib/focus';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { toContacts } from './contactsSlice';
import styles from './RegionFilter.module.css';

const PLACEHOLDERS = 6;

export interface RegionFilterProps {
  region: number;
}

export const RegionFilter = ({ region }: RegionFilterProps) => {
  const { t } = useTranslation();
  const regions = useGetRegionsQuery({ lang: useLanguage() });
  const list = useRef<HTMLUListElement>(null);
  const known = regions.currentData !== undefined;

  useEffect(() => {
    // Scrolls the strip to the selected region. `scrollIntoView` would scroll the page too.
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && current && known) strip.scrollLeft = region && current.offsetLeft - strip.clientWidth / 3;
  }, [region, known]);

  return (
    <nav className={styles.regions} aria-label={t('contacts.region')}>
      <QueryBlock
        query={regions}
        isEmpty={() => false}
        placeholder={
          <div className={styles.list}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <Skeleton key={place} className={styles.waiting} />
            ))}
          </div>
        }
      >
        {(entries) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes which link has the focus
          <ul className={styles.list} ref={list} onFocus={scrollFocusedIntoView}>
            {[{ id: 0, name: t('contacts.allRegions') }, ...entries].map(({ id, name }) => (
              <li key={id}>
                <FilterLink
                  className={styles.region}
                  to={toContacts({ region: id, branch: 0 })}
                  preventScrollReset
                  aria-current={id === region ? 'true' : undefined}
                >
                  {name}
                </FilterLink>
              </li>
            ))}
          </ul>
        )}
      </QueryBlock>
    </nav>
  );
};
