import type { MouseEvent } from 'react';
import type { Branch } from '../../../../contract/branches';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { classNames } from '../../../shared/ui/classNames';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import { Picture } from '../../../shared/ui/Picture';
import { branchElementId } from '../lib/branchElementId';
import styles from './BranchCard.module.css';
import { BranchHours } from './BranchHours';
import { BranchPhones } from './BranchPhones';
import { OpenNow } from './OpenNow';
import { RouteLinks } from './RouteLinks';

export interface BranchCardProps {
  branch: Branch;
  /** The page's address with this branch chosen. */
  href: string;
  isChosen: boolean;
  now: Date | null;
  onChosen: () => void;
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const BranchCard = ({ branch, href, isChosen, now, onChosen }: BranchCardProps) => {
  const { t } = useTranslation();
  const week = {
    weekdays: branch.working_times_M_F,
    saturday: branch.working_times_Sat,
    sunday: branch.working_times_Sun,
  };
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen)} id={branchElementId(branch.id)}>
      <div className={styles.head}>
        <Picture className={styles.photo} src={branch.photo} alt="" sizes="(min-width: 40rem) 10rem, 6.5rem" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link
              className={styles.cover}
              to={href}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              onClick={(event) => {
                if (!opensElsewhere(event)) onChosen();
              }}
            >
              {branch.name}
            </Link>
          </h3>
          <p className={styles.address}>{branch.address}</p>
          <p className={styles.show} aria-hidden="true">
            <Icon name="pin" size={18} />
            {isChosen ? t('contacts.onMapNow') : t('contacts.onMap')}
          </p>
        </div>
      </div>
      <OpenNow week={week} now={now} />
      <div className={styles.facts}>
        <BranchHours week={week} />
        <BranchPhones branch={branch} />
      </div>
      <RouteLinks branch={branch} />
    </article>
  );
};
