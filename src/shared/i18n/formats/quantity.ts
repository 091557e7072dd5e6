import type { Language } from '../languages';
import { DECIMAL, formatNumber } from './number';

/** Thousandths as a decimal with all that it has: 4500 is 4,5. */
export const formatQuantity = (thousandths: number, language: Language): string => {
  const [, rest] = String(thousandths / 1_000).split('.');
  return formatNumber(Math.floor(thousandths / 1_000), language) + (rest ? DECIMAL + rest : '');
};
