import { PRICES_PATH } from '../../contract/pagePaths';
import type { PriceList } from '../../contract/prices';
import type { Language } from '../http/language';

/** Where the price list lies to be taken away, in a language. */
export const priceFiles = (language: Language): NonNullable<PriceList['files']> => {
  const path = `${language === 'uz' ? '/uz' : ''}${PRICES_PATH}`;
  return { xlsx: `${path}.xlsx`, csv: `${path}.csv` };
};
