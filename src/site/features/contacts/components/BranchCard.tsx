import type { Branch } from '../../../../../contract/branches';
import { bookingAddress } from '../../../../shared/config/bookingPaths';
import type { AddressFrom } from '../../../../shared/config/hooks/useAddress';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { weekHoursOf } from '../../../../shared/lib/openingHours';
import { opensElsewhere } from '../../../../shared/lib/opensElsewhere';
import { Link } from '../../../../shared/ui/actions/Link';
import { classNames } from '../../../../shared/ui/lib/classNames';
import { FilterLink } from '../../../../shared/ui/lists/FilterLink';
import { Icon } from '../../../../shared/ui/media/Icon';
import { Picture } from '../../../../shared/ui/media/Picture';
import { branchElementId } from '../lib/branchElementId';
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
      <div className={styles.facts}>
        <BranchHours week={week} now={now} />
        <BranchPhones branch={branch} />
      </div>
      {branch.is_bookable && (
        <Link
          className={styles.time}
          to={paths.inLanguage(bookingAddress({ branch: branch.id }))}
          aria-label={t('contacts.chooseTime', { branch: branch.name })}
          data-no-print=""
        >
          <Icon name="calendar" size={18} />
          <span>{t('common.chooseTime')}</span>
        </Link>
      )}
      <RouteLinks branch={branch} />
    </article>
  );
};
