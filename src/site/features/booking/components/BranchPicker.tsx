import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { NextTimes } from '#contract/bookings';
import type { Branch } from '#contract/company';
import { useAddress } from '#shared/config/hooks/useAddress';
import { usePosition } from '#shared/hooks/usePosition';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { byDistance, distanceKm, formatKm, type Place } from '#shared/lib/nearest';
import { Button } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { useIsHydrated } from '../hooks/useForms';
import { parseBookingUrl, storeChosenBranch, withChoice } from '../lib/bookingAddress';

import { startWords } from '../lib/days';
import { byRegion, nearestFree } from '../lib/nearest';
import styles from './Choose.module.css';

interface BranchPickerProps {
  branches: readonly Branch[];
  next: NextTimes;
  chosen: number | undefined;
}

export const BranchPicker = ({ branches, next, chosen }: BranchPickerProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { current } = useAddress();
  const position = usePosition();
  const isHydrated = useIsHydrated();
  const isFailed = position.stage === 'refused' || position.stage === 'unavailable';
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const offered = branches.filter(({ id }) => next.branches.some(({ branch }) => branch === id));
  const whenOf = (id: number) => {
    const start = next.branches.find(({ branch }) => branch === id)?.starts_at;
    return start ? t('booking.nextAt', { time: startWords(start, lang) }) : t('booking.noneFree');
  };
  const selectedBranch = offered.find(({ id }) => id === chosen);
  const nearest = position.place ? nearestFree(offered, next, position.place) : undefined;
  const choose = (place: Place) => {
    const address = current();
    const branch = nearestFree(offered, next, place)?.id;
    if (branch === undefined || parseBookingUrl(address.query).branch !== undefined) return;
    void navigate(withChoice({ branch })(address), { replace: true, preventScrollReset: true });
  };
  const option = (branch: Branch) => {
    const distance = position.place ? distanceKm(position.place, branch) : Number.POSITIVE_INFINITY;
    return (
      <li key={branch.id}>
        <FilterLink
          className={classNames(styles.option, branch.id === chosen && styles.chosen)}
          to={withChoice({ branch: branch.id })}
          preventScrollReset
          aria-current={branch.id === chosen ? 'true' : undefined}
          onClick={() => {
            setOpen(false);
            storeChosenBranch(branch.id);
            summary.current?.focus({ preventScroll: true });
          }}
        >
          <span className={styles.name}>{branch.name}</span>
          <span
            className={styles.facts}
          >{`${branch.address}${Number.isFinite(distance) ? `, ${t('booking.km', { distance: formatKm(distance) })}` : ''}`}</span>
          <span className={styles.when}>{whenOf(branch.id)}</span>
        </FilterLink>
      </li>
    );
  };
  return (
    <details className={styles.branches} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary} className={styles.summary}>
        <span className={styles.name}>{selectedBranch?.name ?? t('booking.chooseBranch')}</span>
        <span className={styles.facts}>{selectedBranch?.address}</span>
        <span className={styles.change}>{t('booking.anotherBranch')}</span>
      </summary>
      <div className={styles.list}>
        {isHydrated && 'geolocation' in navigator && !position.place && (
          <Button loading={position.stage === 'asking'} onClick={() => position.ask(choose)}>
            {t('booking.nearestToMe')}
          </Button>
        )}
        <p role="status" className={styles.status}>{`${isFailed ? t('booking.positionRefused') : ''}${
          position.place
            ? nearest !== undefined && nearest === selectedBranch
              ? t('booking.nearestChosen', { branch: nearest.name })
              : t('booking.nearestFirst')
            : ''
        }`}</p>
        {position.place ? (
          <ul className={styles.options}>{byDistance(offered, position.place).map(option)}</ul>
        ) : (
          byRegion(offered).map(({ region, branches: own }) => (
            <section key={region}>
              {region && <h3 className={styles.legend}>{region}</h3>}
              <ul className={styles.options}>{own.map(option)}</ul>
            </section>
          ))
        )}
      </div>
    </details>
  );
};
