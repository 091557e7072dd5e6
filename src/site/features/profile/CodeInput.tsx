import type { Ref } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import type { PhoneCode } from './usePhoneCode';

/** The six digits out of an SMS, and what is wrong with them. */
export const CodeInput = ({ sms, ref, label }: { sms: PhoneCode; ref: Ref<HTMLInputElement>; label?: string }) => {
  const { t } = useTranslation();
  return (
    <FieldFrame label={label ?? t('signIn.code')} error={sms.mistake}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={sms.code}
          onChange={({ currentTarget }) => sms.typeCode(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
};
