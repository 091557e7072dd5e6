import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object } from 'yup';
import type { NewEnquiry } from '#contract/enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { consentRule, filledRule, phoneRule } from '#shared/ui/forms/formRules';

export interface AppointmentValues {
  full_name: string;
  phone: string;
  car_brand: number;
  car_model: number;
  branch: number;
  text: string;
  consent: boolean;
}

export const EMPTY_APPOINTMENT: AppointmentValues = {
  full_name: '',
  phone: '',
  car_brand: 0,
  car_model: 0,
  branch: 0,
  text: '',
  consent: false,
};

export type AppointmentDraft = Omit<AppointmentValues, 'consent'>;

export const APPOINTMENT_LIMITS = { name: NAME_MAX_LENGTH, text: ENQUIRY_TEXT_MAX_LENGTH } as const;

/** Truncates a text to `max` UTF-16 units without splitting a surrogate pair, which the contract rejects. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

/** Prepends the subject if it is missing in the text and fits: other API servers have no field for it. */
export const withSubject = (text: string, subject: string): string => {
  if (text.includes(subject)) return text;
  const room = ENQUIRY_TEXT_MAX_LENGTH - text.length - 2;
  return room > 0 ? `${cutText(subject, room)}\n\n${text}` : text;
};

export const appointmentEnquiry = (
  values: AppointmentValues,
  section: NewEnquiry['section'],
  service?: { id: number; name: string },
): NewEnquiry => ({
  text: withSubject(values.text.trim(), service?.name ?? ''),
  phone: phoneForWire(values.phone),
  full_name: values.full_name.trim(),
  section,
  ...(values.car_brand && { car_brand: values.car_brand }),
  ...(values.car_model && { car_model: values.car_model }),
  ...(values.branch && { branch: values.branch }),
  ...(service && { service: service.id }),
});

export const appointmentSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<AppointmentValues> =>
  object({
    full_name: filledRule(t, APPOINTMENT_LIMITS.name),
    phone: phoneRule(t),
    car_brand: number().required().min(1, t('forms.chooseBrand')),
    car_model: number().required().min(1, t('forms.chooseModel')),
    branch: number().required(),
    text: filledRule(t, APPOINTMENT_LIMITS.text),
    consent: consentRule(t, asksConsent),
  });
