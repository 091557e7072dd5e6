import { numericFormatter } from 'react-number-format';
import { GROUP } from '../../i18n/formats/numbers';

/** A number as a dashboard, a table or the site itself writes it: its thousands may stand apart, its unit may follow. */
const IN_GROUPS = /^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*$/;
const UNIT = /(?:км|km)\.?$/i;

/**
 * The digits of the whole number that a text means; the text itself where it means none. Three digits after a point or comma are
 * thousands, '85.500' is 85 500; anything else there is a fraction, and to drop its separator would make ten times the number of it.
 */
export const readWhole = (text: string): string => {
  const trimmed = text.trim();
  const bare = trimmed.replace(UNIT, '').trimEnd();
  const digits = bare.replace(IN_GROUPS.test(bare) ? /\D/g : /\s/g, '');
  return isWhole(digits) ? digits.replace(/^0+(?=\d)/, '') : trimmed;
};

/** Whether a number field's value is a number. */
export const isWhole = (value: string): boolean => /^\d+$/.test(value);

/**
 * A number field's value with its thousands apart, as everywhere on the site. The package's formatter alone, and not its input: that drops
 * a separator which it does not expect, and makes 855 of a typed '85.5'.
 */
export const writeGrouped = (value: string): string =>
  isWhole(value) ? numericFormatter(value, { thousandSeparator: GROUP, decimalScale: 0 }) : value;

/** What stands in the field while it is typed at its end: a point or comma stays until it is known what follows. */
export const assistGrouped = (text: string): string =>
  /^[\d\s]*$/.test(text) ? writeGrouped(text.replace(/\s/g, '')) : text;
