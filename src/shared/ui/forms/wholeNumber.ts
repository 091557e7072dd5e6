import { numericFormatter } from 'react-number-format';
import { GROUP } from '../../i18n/formats/numbers';

const IN_GROUPS = /^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*$/;
const UNIT = /(?:км|km)\.?$/i;

/**
 * Returns the digits of a whole number, otherwise the text. '85.500' is 85 500. Other fractions are invalid: without
 * the separator '85.5' would become 855.
 */
export const readWhole = (text: string): string => {
  const trimmed = text.trim();
  const bare = trimmed.replace(UNIT, '').trimEnd();
  const digits = bare.replace(IN_GROUPS.test(bare) ? /\D/g : /\s/g, '');
  return isWhole(digits) ? digits.replace(/^0+(?=\d)/, '') : trimmed;
};

export const isWhole = (value: string): boolean => /^\d+$/.test(value);

/** Formats a number with grouped thousands. The input component of react-number-format turns '85.5' into 855. */
export const writeGrouped = (value: string): string =>
  isWhole(value) ? numericFormatter(value, { thousandSeparator: GROUP, decimalScale: 0 }) : value;

/** Groups thousands while the user types at the end of the text. Text that is not a number stays unchanged. */
export const assistGrouped = (text: string): string =>
  /^[\d\s]*$/.test(text) ? writeGrouped(text.replace(/\s/g, '')) : text;
