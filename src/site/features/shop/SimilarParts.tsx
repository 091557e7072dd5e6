import { getPart, getParts, useGetPartsQuery } from '#api/generated/catalog';
import type { Named } from '#contract/common';
import { usePaths } from '#shared/config/hooks/usePaths';
import { PAGE_DATA, type QueryThunk } from '#shared/config/page';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { PartsGrid } from './PartsGrid';
import { carArgs, type ShopCar } from './shopSlice';
import { useCarsToCheck } from './useShopCar';

const MAX_PARTS = 4;

export interface SimilarPartsProps {
  partId: number;
  category: Named;
}

/** Other API servers ignore `similar_to`, so the category is included. */
const similarPartsArgs = (lang: Language, category: number, similarTo: number, car: ShopCar | null) => ({
  lang,
  page: 1,
  category,
  similarTo,
  ...carArgs(car),
});

/** Loads a part, then similar parts, because the part's category is an argument of that query. */
export const loadPartWithSimilar = (lang: Language, id: number, car: ShopCar | null): QueryThunk => {
  return (dispatch) => {
    const part = dispatch(getPart.initiate({ lang, id }, PAGE_DATA));
    let similar: { abort: () => void } | undefined;
    const both = part.then(({ data }) => {
      if (!data?.category) return undefined;
      const query = dispatch(getParts.initiate(similarPartsArgs(lang, data.category.id, id, car), PAGE_DATA));
      similar = query;
      return query;
    });
    return Object.assign(both, {
      abort: () => {
        part.abort();
        similar?.abort();
      },
    });
  };
};

export const SimilarParts = ({ partId, category }: SimilarPartsProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const [checked] = useCarsToCheck().cars;
  const { car = null, name = null } = checked ?? {};
  const parts = useGetPartsQuery(similarPartsArgs(useLanguage(), category.id, partId, car));
  const results = parts.currentData?.results.filter(({ id }) => id !== partId).slice(0, MAX_PARTS);
  if (results?.length === 0) return null;
  return (
    <Section
      tone="surface"
      title={parts.currentData?.same_car ? t('shop.similar') : t('shop.sameCategory', { category: category.name })}
      action={<ButtonLink to={paths.shop({ category: category.id, ...car })}>{t('shop.similarAll')}</ButtonLink>}
    >
      <PartsGrid
        query={{ ...parts, currentData: results && { count: results.length, results } }}
        placeholders={MAX_PARTS}
        hrefOf={({ id }) => paths.product(id, car ?? {})}
        car={name}
        empty={null}
      />
    </Section>
  );
};
