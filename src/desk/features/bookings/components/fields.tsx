import type { BranchRef } from '#contract/common';
import { MAX_SERVICES } from '#contract/rules/bookings';
import { BOOKING_REASON_MAX_LENGTH } from '#contract/rules/deskLimits';
import { COMPLAINT_MAX_LENGTH, PLATE_MAX_LENGTH } from '#contract/rules/limits';
import { normalizePlate } from '#contract/rules/plates';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { ServiceFinder } from '#desk/common/ui/FindField';
import { Select } from '#desk/common/ui/Select';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Field } from '#shared/ui/forms/Field';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import { useVisibleCalendar } from '../calendarContext';
import type { ChosenService } from '../lib/values';
import styles from './BookingForm.module.css';

/** Includes the calendar's branch if it is hidden: otherwise the select would show another branch. */
export const useBranchOptions = (shown: BranchRef | undefined): { value: string; label: string }[] => {
  const t = useDeskTexts();
  const branches = useBranches();
  const isHidden = shown !== undefined && branches.length > 0 && branches.every(({ id }) => id !== shown.id);
  return [
    ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isHidden ? [{ value: String(shown.id), label: t('calendar.hiddenBranch', { name: shown.name }) }] : []),
  ];
};

export const BranchChoice = ({ branch, onChange }: { branch: number; onChange: (branch: number) => void }) => {
  const t = useDeskTexts();
  const { calendar } = useVisibleCalendar();
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

interface ChosenServicesProps {
  services: readonly ChosenService[];
  onChange: (services: ChosenService[]) => void;
}

export const ChosenServices = ({ services, onChange }: ChosenServicesProps) => {
  const t = useDeskTexts();
  return (
    <div>
      {services.length > 0 && (
        <ul className={styles.chosen} aria-label={t('newBooking.services')}>
          {services.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                icon="close"
                label={t('newBooking.removeService', { name })}
                onClick={() => onChange(services.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {services.length < MAX_SERVICES && (
        <ServiceFinder
          label={t('newBooking.addService')}
          hasPrices
          onChoose={({ id, name }) => {
            if (!services.some((one) => one.id === id)) onChange([...services, { id, name }]);
          }}
        />
      )}
    </div>
  );
};

export const ComplaintField = () => {
  const t = useDeskTexts();
  return (
    <Field multiline name="complaint" label={t('booking.complaint')} optional rows={2} limit={COMPLAINT_MAX_LENGTH} />
  );
};

export const PlateField = () => {
  const t = useDeskTexts();
  return (
    <TidiedField
      name="plate"
      label={t('booking.plate')}
      optional
      tidy={(text) => normalizePlate(text).slice(0, PLATE_MAX_LENGTH)}
    />
  );
};

interface ReasonFieldProps {
  label: string;
  value: string;
  isShort: boolean;
  optional?: boolean;
  onChange: (reason: string) => void;
}

export const ReasonField = ({ label, value, isShort, optional = false, onChange }: ReasonFieldProps) => {
  const t = useDeskTexts();
  return (
    <FieldFrame label={label} optional={optional} error={isShort ? t('booking.reasonShort') : undefined}>
      {(control) => (
        <input
          {...control}
          maxLength={BOOKING_REASON_MAX_LENGTH}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
};
