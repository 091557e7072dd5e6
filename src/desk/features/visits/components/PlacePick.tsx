import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useReadCalendarQuery } from '#api/desk/generated/bookings';
import type { Calendar } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { Select } from '#desk/common/ui/Select';
import { BEST_BAY, type BeginValues, YARD } from '../lib/beginValues';
import styles from './BeginForm.module.css';

const OCCUPYING: readonly string[] = ['held', 'booked', 'arrived', 'in_work', 'blocked'];

const isBusy = ({ items }: Calendar, bay: number, now: number): boolean =>
  items.some(
    (one) =>
      one.bay === bay &&
      OCCUPYING.includes(one.state) &&
      Date.parse(one.starts_at) <= now &&
      (one.state === 'in_work' || Date.parse(one.free_at) > now),
  );

/** Chooses the bay of a received car: the best free one, a certain one, or none in the yard. */
export const PlacePick = ({ branch }: { branch: number }) => {
  const t = useDeskTexts();
  const now = useNow();
  const { values, setFieldValue } = useFormikContext<BeginValues>();
  const { currentData } = useReadCalendarQuery(branch > 0 ? { branch, from: dateAt(now), days: 1 } : skipToken);
  const bays = currentData?.bays.filter(({ hidden }) => !hidden) ?? [];
  const labelOf = ({ id, name }: { id: number; name: string }) =>
    currentData && isBusy(currentData, id, now) ? t('begin.busyBay', { bay: name }) : name;
  return (
    <div className={styles.branch}>
      <Select
        isField
        label={t('begin.place')}
        value={values.place}
        options={[
          { value: BEST_BAY, label: t('begin.bestBay') },
          ...bays.map((bay) => ({ value: String(bay.id), label: labelOf(bay) })),
          { value: YARD, label: t('begin.yard') },
        ]}
        onChange={(value) => void setFieldValue('place', value)}
      />
    </div>
  );
};
