/** +998 99 999 99 99 with an underscore for each digit that is missing (docs/spec/forms.md#rules-of-the-fields). */
export const PHONE_EMPTY = '+998 __ ___ __ __';

/** As a phone is shown: '+998 90 123 45 67'; what is not such a number stays as it is. */
export const formatPhone = (text: string): string =>
  /^(?:\+?998)?\d{9}$/.test(text.replace(/[\s()-]/g, ''))
    ? text.replace(/\D/g, '').replace(/^(?:998)?(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
    : text;

/** For `href`: digits and the plus only, so short numbers such as 1177 work too. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A number that no line end takes apart: for running text. */
export const phoneInSentence = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');
