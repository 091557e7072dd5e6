/**
 * How an Uzbek number is written, and how it is read out of any spelling: +998, then nine digits of which the first two are the code of an
 * operator or a region.
 */
const COUNTRY = '998';

/**
 * Codes in use by Google's libphonenumber (its patterns and its list of operators for 998): of operators 20 33 50 77 87 88 90 to 95 97 98
 * 99, of regions and networks on wires 55 61 62 65 66 67 69 70 to 76 78 79. New ones are opened every few years, so a code that is not
 * here is asked about and not refused.
 */
const CODES = /^(?:20|33|5[05]|6[125-79]|7\d|8[78]|9[0-57-9])/;

/** The codes of regions and networks on wires among them: no SMS arrives there. */
const LANDLINE_CODES = /^(?:55|6[125-79]|7[0-689])/;

/** Whether `phone`, as a form holds it or as it travels, is a number on a wire. A code that is not known counts as mobile. */
export const isLandline = (phone: string): boolean => LANDLINE_CODES.test(phone.replace(/^\+?998(?=\d{9}$)/, ''));

/**
 * Nine local digits, or more than these with what may stand before them: the country's code, dialled from abroad or from here, or a trunk
 * prefix. The country's code also twice, and a trunk prefix after it: who types such a number key by key has written it, too.
 */
const SPELLINGS = /^(?:810998|8(?=(\d\d))|(?:998){0,2}0?)(\d{9})$/;

/** What a text says, of which a form's value is a short form: see `phoneValue`. */
export type PhoneReading =
  /** A number that may be used as it is. */
  | { kind: 'number'; digits: string }
  /** A number only if whoever wrote it says so: its code is unknown, or the same digits could be another number with one too many. */
  | { kind: 'asked'; digits: string; isCodeUnknown: boolean }
  | { kind: 'incomplete' | 'tooMany' | 'foreign' };

const isCodeKnown = (digits: string): boolean => CODES.test(digits);

/** The digits, and the plus if it stands before them. */
const signsOf = (text: string): string => {
  const plain = text.normalize('NFKC');
  return (/^\D*\+/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
};

/** The nine digits of a number that is spelled with more than these. 8 is a trunk prefix only where a known code follows. */
const spelledOut = (digits: string): string | undefined => {
  const [, afterTrunk, local] = SPELLINGS.exec(digits) ?? [];
  return afterTrunk === undefined || isCodeKnown(afterTrunk) ? local : undefined;
};

/**
 * What a form holds of a phone: the nine local digits, however they are written in `text`. What is not such a number stays as it is, digits
 * and plus, so that no digit is lost and the visitor can put it right. A code that is not known is written with +998 once the visitor has
 * vouched for it (`vouchedPhone`).
 * @param isInOnePiece false when digits were put before others that stood there: what looks like a country's code may be none
 */
export const phoneValue = (text: string, isInOnePiece = true): string => {
  const signs = signsOf(text);
  // 00 is dialled for the plus. Digits put behind the plus of another country may be a number that begins with 99 8: without the plus they are asked about.
  const digits = isInOnePiece
    ? signs.replace(/^\+?00/, '+').replace(`+${COUNTRY}`, '')
    : signs.replace(`+${COUNTRY}`, COUNTRY);
  // '8 71 200 00 00': the 8 stands alone. In '8712000000' it may as well begin the code 87, with a digit too many at the end.
  const isTrunkPlain = !digits.startsWith('8') || digits.length !== 10 || !isCodeKnown(digits) || /^\D*8\D/.test(text);
  return (isInOnePiece && isTrunkPlain && spelledOut(digits)) || digits;
};

/** What a form's value says. */
export const readPhone = (value: string): PhoneReading => {
  if (/^\+998\d{9}$/.test(value)) return { kind: 'number', digits: value.slice(4) };
  if (value.startsWith('+')) return { kind: `+${COUNTRY}`.startsWith(value) ? 'incomplete' : 'foreign' };
  if (value.length < 9 || /^0\d{8}$/.test(value)) return { kind: 'incomplete' };
  const digits = spelledOut(value);
  if (!digits) return { kind: /^7\d{10}$/.test(value) ? 'foreign' : 'tooMany' };
  const isCodeUnknown = !isCodeKnown(digits);
  return isCodeUnknown || digits !== value ? { kind: 'asked', digits, isCodeUnknown } : { kind: 'number', digits };
};

/** The value once somebody has vouched for the number: the visitor who was asked, or the server that keeps it. */
export const vouchedPhone = (text: string): string => {
  const value = phoneValue(text);
  const reading = readPhone(value);
  if (reading.kind !== 'asked') return value;
  return reading.isCodeUnknown ? `+${COUNTRY}${reading.digits}` : reading.digits;
};

/** As phones travel, `+998XXXXXXXXX`; what is no number stays what it is, which no server takes for one. */
export const phoneForWire = (value: string): string => {
  const reading = readPhone(value);
  return reading.kind === 'number' ? `+${COUNTRY}${reading.digits}` : value;
};
