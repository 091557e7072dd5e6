const COUNTRY = '998';

/**
 * Operator and region codes of Google's libphonenumber. New codes appear every few years, so an unknown code is not
 * rejected but needs confirmation.
 */
const CODES = /^(?:20|33|5[05]|6[125-79]|7\d|8[78]|9[0-57-9])/;

const LANDLINE_CODES = /^(?:55|6[125-79]|7[0-689])/;

/** Returns whether a phone (form value or wire format) is a landline. Unknown codes count as mobile. */
export const isLandline = (phone: string): boolean => LANDLINE_CODES.test(phone.replace(/^\+?998(?=\d{9}$)/, ''));

/**
 * Nine digits, alone or after a trunk prefix or the country code. The country code may occur twice: the field fills it
 * in, and visitors type it too.
 */
const SPELLINGS = /^(?:810998|8(?=(\d\d))|(?:998){0,2}0?)(\d{9})$/;

export type PhoneReading =
  | { kind: 'number'; digits: string }
  /** Needs confirmation, because the code is unknown or a digit may be extra. */
  | { kind: 'asked'; digits: string; isCodeUnknown: boolean }
  | { kind: 'incomplete' | 'tooMany' | 'foreign' };

const isCodeKnown = (digits: string): boolean => CODES.test(digits);

const charactersOf = (text: string): string => {
  const plain = text.normalize('NFKC');
  return (/^\D*\+/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
};

/** 8 is a trunk prefix only before a known code. */
const spelledOut = (digits: string): string | undefined => {
  const [, afterTrunk, local] = SPELLINGS.exec(digits) ?? [];
  return afterTrunk === undefined || isCodeKnown(afterTrunk) ? local : undefined;
};

/**
 * Returns the form value of a phone in any spelling: nine local digits. Keeps digits and plus of other text, so that
 * the visitor can correct it.
 * A confirmed unknown code is stored with +998 (`confirmedPhone`).
 * @param isInOnePiece false if digits were inserted before others
 */
export const phoneValue = (text: string, isInOnePiece = true): string => {
  const characters = charactersOf(text);
  // 00 is dialled for the plus. Digits inserted after a foreign plus may begin with 998, so they need confirmation.
  const digits = isInOnePiece
    ? characters.replace(/^\+?00/, '+').replace(`+${COUNTRY}`, '')
    : characters.replace(`+${COUNTRY}`, COUNTRY);
  // In '8 71 200 00 00' the 8 is separate. In '8712000000' it may begin the code 87 of a number with an extra digit.
  const isTrunkPlain = !digits.startsWith('8') || digits.length !== 10 || !isCodeKnown(digits) || /^\D*8\D/.test(text);
  return (isInOnePiece && isTrunkPlain && spelledOut(digits)) || digits;
};

/** Interprets a form value of a phone. */
export const readPhone = (value: string): PhoneReading => {
  if (/^\+998\d{9}$/.test(value)) return { kind: 'number', digits: value.slice(4) };
  if (value.startsWith('+')) return { kind: `+${COUNTRY}`.startsWith(value) ? 'incomplete' : 'foreign' };
  if (value.length < 9 || /^0\d{8}$/.test(value)) return { kind: 'incomplete' };
  const digits = spelledOut(value);
  if (!digits) return { kind: /^7\d{10}$/.test(value) ? 'foreign' : 'tooMany' };
  const isCodeUnknown = !isCodeKnown(digits);
  return isCodeUnknown || digits !== value ? { kind: 'asked', digits, isCodeUnknown } : { kind: 'number', digits };
};

/** Returns the form value of a number that the visitor has confirmed or the server stores. */
export const confirmedPhone = (text: string): string => {
  const value = phoneValue(text);
  const reading = readPhone(value);
  if (reading.kind !== 'asked') return value;
  return reading.isCodeUnknown ? `+${COUNTRY}${reading.digits}` : reading.digits;
};

/** Returns the wire format `+998XXXXXXXXX`. Invalid values are returned unchanged; the server rejects them. */
export const phoneForWire = (value: string): string => {
  const reading = readPhone(value);
  return reading.kind === 'number' ? `+${COUNTRY}${reading.digits}` : value;
};
