import { useBranches } from '../../../common/hooks/useBranches';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { Select } from '../../../common/ui/Select';
import { useShownCalendar } from '../calendarContext';
import styles from './BookingForm.module.css';

/** Where the car is to come: named even where there is no other, for the calendar behind is covered. */
export const BranchChoice = ({ branch, onChange }: { branch: number; onChange: (branch: number) => void }) => {
  const t = useDeskTexts();
  const branches = useBranches();
  const { calendar } = useShownCalendar();
  if (branches.length > 1)
    return (
      <Select
        isField
        label={t('calendar.branch')}
        value={String(branch)}
        options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
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
