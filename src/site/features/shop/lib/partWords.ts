import type { TFunction } from 'i18next';
import type { Part, PartFit } from '#contract/catalog';
import { formatMoney } from '#shared/i18n/formats/money';
import type { Language } from '#shared/i18n/languages';

/** A price in soʻm; some servers have none, or words in its place. */
export const partPrice = (price: string, language: Language, t: TFunction): string => {
  const text = price.trim();
  if (text === '') return t('shop.noPrice');
  return /^\d/.test(text) ? formatMoney(text, language) : text;
};

/** 'Chevrolet Cobalt, Gentra'; a brand without models fits with all of them. */
export const fitText = ({ brand, models }: PartFit, t: TFunction): string =>
  `${brand}: ${models.length > 0 ? models.join(', ') : t('shop.fitsEveryModel')}`;

/** Whether there is anything to say about stock: another server (docs/api.md#two-apis-and-other-servers) need not know. */
export const stockText = ({ in_stock }: Pick<Part, 'in_stock'>, t: TFunction): string | null =>
  in_stock === undefined ? null : in_stock ? t('shop.inStock') : t('shop.toOrder');
