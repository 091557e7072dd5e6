import type { Language } from '../languages';
import { formatDate } from './dates';
import { formatNumber } from './numbers';

const KM = { ru: 'км', uz: 'km' } as const;
const OR = { ru: 'или', uz: 'yoki' } as const;

interface Limit {
  until_date?: string | null | undefined;
  until_mileage?: number | null | undefined;
}

/** Formats the limits of a guarantee: '12 марта 2027 или 95 000 км'. Empty without limits. */
export const formatGuarantee = ({ until_date: date, until_mileage: km }: Limit, language: Language): string =>
  [
    ...(date ? [formatDate(date, language)] : []),
    ...(km || km === 0 ? [`${formatNumber(km, language)}\u00a0${KM[language]}`] : []),
  ].join(` ${OR[language]} `);
