import { formatNumber } from '../../../../shared/i18n/formats/number';
import type { Language } from '../../../../shared/i18n/languages';

/** Thousandths in words: 4500 → '4,5'. */
export const formatQuantity = (thousandths: number, language: Language): string =>
  formatNumber(`${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, '0')}`, language).replace(
    /(,\d)0$/,
    '$1',
  );
