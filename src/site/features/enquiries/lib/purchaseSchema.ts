import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import { consentRule } from '#shared/ui/forms/consentRule';
import { phoneRule } from '#shared/ui/forms/phoneRule';
import { APPOINTMENT_LIMITS } from './appointment';
import { PURCHASE_TEXT_MAX_LENGTH, type PurchaseValues } from './purchase';

/** Name, phone and message are required (docs/spec/forms.md#purchase-request); the texts are those of the language on the screen. */
export const purchaseSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<PurchaseValues> =>
  object({
    full_name: string()
      .trim()
      .required(t('forms.required'))
      .max(APPOINTMENT_LIMITS.name, t('forms.tooLong', { max: APPOINTMENT_LIMITS.name })),
    phone: phoneRule(t),
    branch: number().required(),
    text: string()
      .trim()
      .required(t('forms.required'))
      .max(PURCHASE_TEXT_MAX_LENGTH, t('forms.tooLong', { max: PURCHASE_TEXT_MAX_LENGTH })),
    consent: consentRule(t, asksConsent),
  });
