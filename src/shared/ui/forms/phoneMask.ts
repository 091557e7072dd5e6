/** Mask with an underscore per missing digit (docs/spec/forms.md#rules-of-the-fields). */
export const PHONE_EMPTY = '+998 __ ___ __ __';

/** Formats a phone as '+998 90 123 45 67'. Returns other text unchanged. */
export const formatPhone = (text: string): string =>
  /^(?:\+?998)?\d{9}$/.test(text.replace(/[\s()-]/g, ''))
    ? text.replace(/\D/g, '').replace(/^(?:998)?(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
    : text;

/** Returns a `tel:` address with digits and plus only. Short numbers such as 1177 work too. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Formats a phone with no-break spaces, for running text. */
export const phoneInSentence = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');
