import type { GuaranteeTerm } from '#contract/rules/guarantee';
import { groupedDigits } from '../platform/groupedDigits';
import type { Language } from '../platform/language';

const MONTHS: Record<Language, (count: number) => string> = {
  ru: (count) => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'месяц', few: 'месяца' };
    return forms[new Intl.PluralRules('ru').select(count)] ?? 'месяцев';
  },
  uz: () => 'oy',
};
const KM = { ru: 'км', uz: 'km' } as const;
const OR = { ru: 'или', uz: 'yoki' } as const;

/** Returns the term of a guarantee in words: '12 месяцев или 20 000 км'. Empty without a term. */
export function guaranteeTermText({ months, km }: GuaranteeTerm, language: Language): string {
  const parts = [
    ...(months === null ? [] : [`${months}\u00a0${MONTHS[language](months)}`]),
    ...(km === null ? [] : [`${groupedDigits(km)}\u00a0${KM[language]}`]),
  ];
  return parts.join(` ${OR[language]} `);
}
