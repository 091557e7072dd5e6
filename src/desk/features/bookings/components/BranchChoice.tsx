import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Select } from '#desk/common/ui/Select';
import { useShownCalendar } from '../calendarContext';
import { useBranchOptions } from '../hooks/useBranchOptions';
import styles from './BookingForm.module.css';

/** Where the car is to come: named even where there is no other, for the calendar behind is covered. */
export const BranchChoice = ({ branch, onChange }: { branch: number; onChange: (branch: number) => void }) => {
  const t = useDeskTexts();
  const { calendar } = useShownCalendar();
  const branches = useBranchOptions(calendar.branch);
  if (branches.length > 1)
    return (
      <Select
        isField
        label={t('calendar.branch')}
        value={String(branch)}
        options={branches}
        onChange={(value) => onChange(Number(value))}
      />
    );
  return (
    <dl className={styles.branch}>
      <dt>{t('calendar.branch')}</dt>
      <dd>{calendar.branch.name}</dd>
    </dl>
  );
};
