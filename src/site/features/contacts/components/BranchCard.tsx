import type { Branch } from '#contract/company';
import { branchElementId } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { weekHoursOf } from '#shared/lib/openingHours';
import { opensElsewhere } from '#shared/lib/opensElsewhere';
import { ButtonLink } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { isOnMap, placeOf } from '../lib/mapView';
import styles from './BranchCard.module.css';
import { BranchHours } from './BranchHours';
import { BranchPhones } from './BranchPhones';
import { OpenNow } from './OpenNow';
import { RouteLinks } from './RouteLinks';

export interface BranchCardProps {
  branch: Branch;
  /** To the page with this branch chosen, where the map can show it. */
  to: AddressFrom;
  isChosen: boolean;
  now: Date | null;
  onChosen: () => void;
}

export const BranchCard = ({ branch, to, isChosen, now, onChosen }: BranchCardProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const isPlaced = isOnMap(placeOf(branch));
  const week = weekHoursOf(branch);
  return (
    <article
      className={classNames(styles.card, isPlaced && styles.placed, isChosen && styles.chosen)}
      id={branchElementId(branch.id)}
    >
      <div className={styles.head}>
        <Picture className={styles.photo} src={branch.photo} alt="" sizes="(min-width: 40rem) 10rem, 6.5rem" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            {isPlaced ? (
              <FilterLink
                className={styles.cover}
                to={to}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChosen();
                }}
              >
                {branch.name}
              </FilterLink>
            ) : (
              branch.name
            )}
          </h3>
          <p className={styles.address}>{branch.address}</p>
          {isPlaced && (
            <p className={styles.show} aria-hidden="true">
              <Icon name="pin" size={18} />
              <span>{isChosen ? t('contacts.onMapNow') : t('contacts.onMap')}</span>
            </p>
          )}
        </div>
      </div>
      <OpenNow week={week} now={now} />
      {branch.is_bookable && (
        <ButtonLink
          className={styles.book ?? ''}
          variant="primary"
          to={paths.inLanguage(bookingAddress({ branch: branch.id }))}
          aria-label={t('contacts.bookAt', { branch: branch.name })}
          data-no-print=""
        >
          {t('common.book')}
        </ButtonLink>
      )}
      {/* The visitor may have opened it before hydration: that `open` is theirs. */}
      <details className={styles.more} open={isChosen || undefined} suppressHydrationWarning>
        <summary className={styles.summary}>{t('contacts.details')}</summary>
        <div className={styles.details}>
          <div className={styles.facts}>
            <BranchHours week={week} now={now} />
            <BranchPhones branch={branch} />
          </div>
          <RouteLinks branch={branch} />
        </div>
      </details>
    </article>
  );
};
