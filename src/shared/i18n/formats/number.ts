import type { Language } from '../languages';

/** Both languages group by a space that does not break a line. */
export const GROUP = '\u00a0';
/** Both languages write a decimal comma. */
export const DECIMAL = ',';

const DECIMAL_TEXT = /^(-?)0*(\d+)(?:\.(\d+))?$/;

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, GROUP);

/**
 * A decimal string or a safe integer with grouped thousands, its decimals (two at most, cut and not rounded) dropped when they
 * are zero: '85000.50' → '85 000,50', '85000.00' → '85 000'. Works on the digits: no value passes through a float. What is not a
 * decimal number comes back unchanged.
 */
export const formatNumber = (value: string | number, _language: Language): string => {
  const [, sign, whole, fraction = ''] = DECIMAL_TEXT.exec(String(value).trim()) ?? [];
  if (whole === undefined) return String(value);
  const decimals = fraction.slice(0, 2).padEnd(2, '0');
  const isZero = /^0*$/.test(whole + decimals);
  return `${isZero ? '' : sign}${grouped(whole)}${decimals === '00' ? '' : DECIMAL + decimals}`;
};
