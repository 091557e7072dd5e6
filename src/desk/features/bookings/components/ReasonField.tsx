import { BOOKING_REASON_MAX_LENGTH } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';

export interface ReasonFieldProps {
  label: string;
  value: string;
  /** It was sent, and says too little (lib/reason.ts). */
  isShort: boolean;
  optional?: boolean;
  onChange: (reason: string) => void;
}

/** Why something is done with a booking: one line, which stays with it. */
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
