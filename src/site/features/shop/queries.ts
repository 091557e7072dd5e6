import { getSliderBrands } from '#api/generated/brands';
import { getPart, getParts } from '#api/generated/catalog';
import type { Load, QueryThunk } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import type { Language } from '#shared/i18n/languages';
import { parseShopUrl, partsArgs } from './shopUrl';

/** The list under an address's filters asks for these. */
export const partListQueries: Load = ({ language }, { url }) => [
  getParts.initiate(partsArgs(language, parseShopUrl(url.searchParams)), PAGE_DATA),
];

/** `BrandSlider` asks for these. */
export const brandQueries: Load = ({ language: lang }) => [getSliderBrands.initiate({ lang }, PAGE_DATA)];

/** Arguments of the block of similar parts. The category is named too for servers that do not know `similar_to`. */
export const similarPartsArgs = (lang: Language, category: number, similarTo: number) => ({
  lang,
  page: 1,
  category,
  similarTo,
});

/**
 * A part, and then what is similar to it: only the part itself says its category, and without this second step the block would
 * be missing in the server's page.
 */
export const loadPartWithSimilar = (lang: Language, id: number): QueryThunk => {
  return (dispatch) => {
    const part = dispatch(getPart.initiate({ lang, id }, PAGE_DATA));
    let similar: { abort: () => void } | undefined;
    const both = part.then(({ data }) => {
      if (!data?.category) return undefined;
      const query = dispatch(getParts.initiate(similarPartsArgs(lang, data.category.id, id), PAGE_DATA));
      similar = query;
      return query;
    });
    // The server gives up what is late.
    return Object.assign(both, {
      abort: () => {
        part.abort();
        similar?.abort();
      },
    });
  };
};
