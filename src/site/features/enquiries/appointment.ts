import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object } from 'yup';
import type { NewEnquiry } from '#contract/enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { consentRule, filledRule, phoneRule } from '#shared/ui/forms/formRules';

/** What stands in the appointment form. */
export interface AppointmentValues {
  full_name: string;
  /** See `phoneValue`. */
  phone: string;
  /** Ids; 0 for none. */
  car_brand: number;
  car_model: number;
  /** Where the visitor would like to come; 0 where it does not matter. */
  branch: number;
  text: string;
  /** To the personal-data policy. */
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

/** What a draft keeps: a consent is given each time. */
export type KeptAppointment = Omit<AppointmentValues, 'consent'>;

export const APPOINTMENT_LIMITS = { name: NAME_MAX_LENGTH, text: ENQUIRY_TEXT_MAX_LENGTH } as const;

/** The first `max` characters. Half of a surrogate pair at the end is left out: the contract refuses it. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

/**
 * Another server's call has no field for what the enquiry is about, so it stands in the text: before it, as far as there is room, unless the
 * text says it already.
 */
export const withSubject = (text: string, subject: string): string => {
  if (text.includes(subject)) return text;
  const room = ENQUIRY_TEXT_MAX_LENGTH - text.length - 2;
  return room > 0 ? `${cutText(subject, room)}\n\n${text}` : text;
};

/**
 * The payload of POST /main/requests/ (docs/spec/content.md#entities); `section` says on which page it was made, `service` which one
 * that page is about.
 */
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

/** Everything but the branch is required (docs/spec/forms.md#appointment-request); the texts are those of the language on the screen. */
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
