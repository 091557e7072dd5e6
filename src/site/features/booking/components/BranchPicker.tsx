import { useRef, useState } from 'react';
import type { NextTimes } from '../../../../../contract/bookings';
import type { Branch } from '../../../../../contract/branches';
import { formatNumber } from '../../../../shared/i18n/formats/number';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { classNames } from '../../../../shared/ui/lib/classNames';
import { FilterLink } from '../../../../shared/ui/lists/FilterLink';
import { usePosition } from '../hooks/usePosition';
import { withChoice } from '../lib/bookingUrl';
import { startWords } from '../lib/days';
import { distanceKm, inOrder } from '../lib/nearest';
import styles from './Choose.module.css';

export interface BranchPickerProps {
  branches: readonly Branch[];
  next: NextTimes;
  chosen: number | undefined;
}

/** The branch that the times below are of; opened, all of them with their next free time. */
export const BranchPicker = ({ branches, next, chosen }: BranchPickerProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const position = usePosition();
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const offered = branches.filter(({ id }) => next.branches.some(({ branch }) => branch === id));
  const whenOf = (id: number) => {
    const start = next.branches.find(({ branch }) => branch === id)?.starts_at;
    return start ? t('booking.nextAt', { time: startWords(start, lang) }) : t('booking.noneFree');
  };
  const shown = offered.find(({ id }) => id === chosen);
  return (
    <details className={styles.branches} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className={styles.summary}>
        <span className={styles.name}>{shown?.name ?? t('booking.chooseBranch')}</span>
        <span className={styles.facts}>{shown?.address}</span>
        <span className={styles.change}>{t('booking.anotherBranch')}</span>
      </summary>
      <div className={styles.list}>
        {position.isOffered && (
          <Button loading={position.isAsking} onClick={position.ask}>
            {t('booking.nearestToMe')}
          </Button>
        )}
        <p role="status" className={styles.status}>
          {position.isRefused && t('booking.positionRefused')}
          {position.place && t('booking.nearestFirst')}
        </p>
        <ul className={styles.options}>
          {inOrder(offered, position.place).map((branch) => (
            <li key={branch.id}>
              <FilterLink
                className={classNames(styles.option, branch.id === chosen && styles.chosen)}
                to={withChoice({ branch: branch.id, day: undefined, from: undefined })}
                preventScrollReset
                aria-current={branch.id === chosen ? 'true' : undefined}
                onClick={() => {
                  setOpen(false);
                  summary.current?.focus({ preventScroll: true });
                }}
              >
                <span className={styles.name}>{branch.name}</span>
                <span className={styles.facts}>
                  {branch.address}
                  {position.place &&
                    Number.isFinite(distanceKm(position.place, branch)) &&
                    `, ${t('booking.km', { distance: formatNumber(Math.max(1, Math.round(distanceKm(position.place, branch))), lang) })}`}
                </span>
                <span className={styles.when}>{whenOf(branch.id)}</span>
              </FilterLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};
