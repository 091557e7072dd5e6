import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object } from 'yup';
import type { NewEnquiry } from '#contract/enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { consentRule, filledRule, phoneRule } from '#shared/ui/forms/formRules';

import { APPOINTMENT_LIMITS, cutText } from './appointment';

/** What stands in the purchase form. */
export interface PurchaseValues {
  full_name: string;
  /** See `phoneValue`. */
  phone: string;
  /** Where it would be picked up; 0 where it does not matter. */
  branch: number;
  text: string;
  /** To the personal-data policy. */
  consent: boolean;
}

/** What a draft keeps: a consent is given each time. */
export const KEPT_PURCHASE = { full_name: '', phone: '', branch: 0, text: '' } satisfies Partial<PurchaseValues>;

export const EMPTY_PURCHASE: PurchaseValues = { ...KEPT_PURCHASE, consent: false };

/** Names of other servers may be of any length; the line that names the product must leave room for what was typed. */
const PRODUCT_MAX_LENGTH = 250;
export const PURCHASE_TEXT_MAX_LENGTH = ENQUIRY_TEXT_MAX_LENGTH - PRODUCT_MAX_LENGTH - 2;

/**
 * The payload of POST /main/requests/: section `shop`, without a car (docs/spec/content.md#entities). The text begins with the line
 * that names the product: to the field `part` another server is blind.
 */
export const purchaseEnquiry = (values: PurchaseValues, part: number, product: string): NewEnquiry => ({
  text: `${cutText(product, PRODUCT_MAX_LENGTH)}\n\n${values.text.trim()}`,
  phone: phoneForWire(values.phone),
  full_name: values.full_name.trim(),
  section: 'shop',
  part,
  ...(values.branch && { branch: values.branch }),
});

/** Name, phone and message are required (docs/spec/forms.md#purchase-request); the texts are those of the language on the screen. */
export const purchaseSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<PurchaseValues> =>
  object({
    full_name: filledRule(t, APPOINTMENT_LIMITS.name),
    phone: phoneRule(t),
    branch: number().required(),
    text: filledRule(t, PURCHASE_TEXT_MAX_LENGTH),
    consent: consentRule(t, asksConsent),
  });
