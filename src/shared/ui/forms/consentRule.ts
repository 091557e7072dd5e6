import type { TFunction } from 'i18next';
import { type BooleanSchema, boolean } from 'yup';

/** Of the consent that a form has asked for; one that did not ask has none. */
export const consentRule = (t: TFunction, isAsked: boolean): BooleanSchema<boolean> =>
  boolean()
    .required()
    .test('given', t('forms.consentNeeded'), (given) => given || !isAsked);
