import { useId } from 'react';
import type { CalendarBay } from '#contract/bookingsDesk';
import type { BranchRef } from '#contract/common';
import { addDays } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { DayInput } from '#desk/common/ui/DayInput';
import { Select } from '#desk/common/ui/Select';
import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { type AddressHook, VIEWS } from '../hooks/useCalendarAddress';
import styles from './CalendarBar.module.css';
import { useBranchOptions } from './fields';

export interface CalendarBarProps {
  address: AddressHook;
  shown: BranchRef | undefined;
  bays: readonly CalendarBay[];
  /** Shows the filters on phones. */
  isFiltering: boolean;
}

export const CalendarBar = ({ address: hook, shown, bays, isFiltering }: CalendarBarProps) => {
  const t = useDeskTexts();
  const id = useId();
  const branches = useBranchOptions(shown);
  const { address, branch, today, go } = hook;
  const { view, day, bay } = address;
  const turn = (by: -1 | 1) => go({ day: addDays(day, by * (view === 'week' ? 7 : 1)) });
  return (
    <div className={styles.bar}>
      <div className={styles.views} role="radiogroup" aria-label={t('calendar.view')}>
        {VIEWS.map((one) => (
          <label key={one} className={styles.view}>
            <input type="radio" name={`${id}view`} checked={one === view} onChange={() => go({ view: one })} />
            <span>{t(`calendar.view_${one}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.arrows}>
        <IconButton
          icon="arrow"
          className={styles.back}
          label={t(`calendar.previous_${view}`)}
          onClick={() => turn(-1)}
        />
        <Button onClick={() => go({ day: null })} aria-pressed={day === today}>
          {t('calendar.today')}
        </Button>
        <IconButton icon="arrow" label={t(`calendar.next_${view}`)} onClick={() => turn(1)} />
      </div>
      <div className={styles.filters} data-open={isFiltering || undefined}>
        <DayInput isBare label={t('calendar.day')} value={day} onChange={(next) => next && go({ day: next })} />
        {branches.length > 1 && (
          <Select
            isBare
            label={t('calendar.branch')}
            value={String(branch)}
            options={branches}
            onChange={(value) => go({ branch: value, bay: null, booking: null })}
          />
        )}
        {bays.length > 1 && (
          <Select
            isBare
            label={t('calendar.bay')}
            value={String(bay || '')}
            options={[
              { value: '', label: t('calendar.allBays') },
              ...bays.map(({ id: value, name }) => ({ value: String(value), label: name })),
            ]}
            onChange={(value) => go({ bay: value || null })}
          />
        )}
      </div>
    </div>
  );
};
