/** +998 and nine digits with spaces between the groups (specification, section 5). */
export const PHONE_PATTERN = '+998 ## ### ## ##';
export const PHONE_EMPTY = '+998 __ ___ __ __';
const LOCAL_DIGITS = 9;

/**
 * The nine digits after the country's code out of anything a person types, pastes or a browser fills in:
 * '+998 90 123-45-67', '998901234567', '90 123 45 67' and a half-filled mask.
 */
export const localDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const international = text.trim().startsWith('+') || digits.length > LOCAL_DIGITS;
  return (international && digits.startsWith('998') ? digits.slice(3) : digits).slice(0, LOCAL_DIGITS);
};

/** Valid only when all digits are there: a half-filled mask also has 17 characters. */
export const isWholePhone = (text: string): boolean => localDigits(text).length === LOCAL_DIGITS;

/** As phones travel: `+998XXXXXXXXX`. */
export const phoneForWire = (text: string): string => `+998${localDigits(text)}`;

/** As a phone is shown: '+998 90 123 45 67'; what is not such a number stays as it is. */
export const formatPhone = (text: string): string =>
  isWholePhone(text) ? phoneForWire(text).replace(/^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5') : text;

/** For `href`: digits and the plus only, so short numbers such as 1177 work too. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
