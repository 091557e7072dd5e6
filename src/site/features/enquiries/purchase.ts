import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object } from 'yup';
import type { NewEnquiry } from '#contract/enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { consentRule, filledRule, phoneRule } from '#shared/ui/forms/formRules';

import { APPOINTMENT_LIMITS, cutText } from './appointment';

export interface PurchaseValues {
  full_name: string;
  phone: string;
  branch: number;
  text: string;
  consent: boolean;
}

export const PURCHASE_DRAFT = { full_name: '', phone: '', branch: 0, text: '' } satisfies Partial<PurchaseValues>;

export const EMPTY_PURCHASE: PurchaseValues = { ...PURCHASE_DRAFT, consent: false };

/** Leaves space for the visitor's text: names of parts from other API servers may have any length. */
const PRODUCT_MAX_LENGTH = 250;
export const PURCHASE_TEXT_MAX_LENGTH = ENQUIRY_TEXT_MAX_LENGTH - PRODUCT_MAX_LENGTH - 2;

/**
 * Returns the body of POST /main/requests/ (docs/spec/content.md#entities). The text repeats the part, because other
 * API servers ignore `part`.
 */
export const purchaseEnquiry = (values: PurchaseValues, part: number, product: string): NewEnquiry => ({
  text: `${cutText(product, PRODUCT_MAX_LENGTH)}\n\n${values.text.trim()}`,
  phone: phoneForWire(values.phone),
  full_name: values.full_name.trim(),
  section: 'shop',
  part,
  ...(values.branch && { branch: values.branch }),
});

export const purchaseSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<PurchaseValues> =>
  object({
    full_name: filledRule(t, APPOINTMENT_LIMITS.name),
    phone: phoneRule(t),
    branch: number().required(),
    text: filledRule(t, PURCHASE_TEXT_MAX_LENGTH),
    consent: consentRule(t, asksConsent),
  });
