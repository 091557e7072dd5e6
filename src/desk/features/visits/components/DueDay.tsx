import { useState } from 'react';
import { dueDays, isWithin } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { DayInput } from '#desk/common/ui/DayInput';
import { writeDay } from '#shared/ui/forms/typedDate';
import { useUnsavedField } from '../hooks/useUnsavedField';

export interface DueDayProps {
  /** When the visit began. */
  openedAt: string;
  value: string | null;
  /** The name under which a wrong day is known. */
  draft: string;
  onCommit: (day: string | null) => void;
}

/** Until when something is to be done. A day that cannot be stays in the field: of a year that is being typed it may still become one. */
export const DueDay = ({ openedAt, value, draft, onCommit }: DueDayProps) => {
  const t = useDeskTexts();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { min, max } = dueDays(dateAt(openedAt));
  const type = (day: string) => {
    const isRight = day === '' || isWithin(day, { min, max });
    setWrong(isRight ? null : day);
    setLeft(false);
    if (isRight && (day || null) !== value) onCommit(day || null);
  };
  const refuse = async () => {
    setLeft(true);
    return 'wrong' as const;
  };
  useUnsavedField(draft, wrong === null ? null : refuse);
  return (
    <DayInput
      label={t('finding.dueDate')}
      value={wrong ?? value ?? ''}
      min={min}
      max={max}
      problem={wrong !== null && isLeft ? t('finding.dueWrong', { min: writeDay(min), max: writeDay(max) }) : undefined}
      onChange={type}
      onBlur={() => setLeft(true)}
    />
  );
};
