import { numericFormatter } from 'react-number-format';
import { GROUP } from '../../i18n/formats/numbers';

const IN_GROUPS = /^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*$/;
const UNIT = /(?:км|km)\.?$/i;

/**
 * Returns the digits of a whole number, or the text if it is none. '85.500' is 85 500. Other fractions are invalid:
 * without the separator they would be ten times larger.
 */
export const readWhole = (text: string): string => {
  const trimmed = text.trim();
  const bare = trimmed.replace(UNIT, '').trimEnd();
  const digits = bare.replace(IN_GROUPS.test(bare) ? /\D/g : /\s/g, '');
  return isWhole(digits) ? digits.replace(/^0+(?=\d)/, '') : trimmed;
};

/** Returns whether the value of a number field is a number. */
export const isWhole = (value: string): boolean => /^\d+$/.test(value);

/** Formats a number with grouped thousands. The input of the package is not used: it turns '85.5' into 855. */
export const writeGrouped = (value: string): string =>
  isWhole(value) ? numericFormatter(value, { thousandSeparator: GROUP, decimalScale: 0 }) : value;

/** Formats the text while the user types at its end. A trailing point or comma stays. */
export const assistGrouped = (text: string): string =>
  /^[\d\s]*$/.test(text) ? writeGrouped(text.replace(/\s/g, '')) : text;
