import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import { consentRule } from '#shared/ui/forms/consentRule';
import { phoneRule } from '#shared/ui/forms/phoneRule';
import { APPOINTMENT_LIMITS, type AppointmentValues } from './appointment';

/** Everything but the branch is required (docs/spec/forms.md#appointment-request); the texts are those of the language on the screen. */
export const appointmentSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<AppointmentValues> =>
  object({
    full_name: string()
      .trim()
      .required(t('forms.required'))
      .max(APPOINTMENT_LIMITS.name, t('forms.tooLong', { max: APPOINTMENT_LIMITS.name })),
    phone: phoneRule(t),
    car_brand: number().required().min(1, t('forms.chooseBrand')),
    car_model: number().required().min(1, t('forms.chooseModel')),
    branch: number().required(),
    text: string()
      .trim()
      .required(t('forms.required'))
      .max(APPOINTMENT_LIMITS.text, t('forms.tooLong', { max: APPOINTMENT_LIMITS.text })),
    consent: consentRule(t, asksConsent),
  });
