import { useGetPartsQuery } from '#api/generated/catalog';
import type { Named } from '#contract/common';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { PartsGrid } from './PartsGrid';
import { similarPartsArgs } from './queries';

const SHOWN = 4;

export interface SimilarPartsProps {
  partId: number;
  category: Named;
}

/** Parts of the same category for the same car, else others of the category. Absent when there are none. */
export const SimilarParts = ({ partId, category }: SimilarPartsProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const parts = useGetPartsQuery(similarPartsArgs(useLanguage(), category.id, partId));
  const results = parts.currentData?.results.filter(({ id }) => id !== partId).slice(0, SHOWN);
  if (results?.length === 0) return null;
  return (
    <Section
      tone="surface"
      title={parts.currentData?.same_car ? t('shop.similar') : t('shop.sameCategory', { category: category.name })}
      action={<ButtonLink to={paths.shop({ category: category.id })}>{t('shop.similarAll')}</ButtonLink>}
    >
      <PartsGrid
        query={{ ...parts, currentData: results && { count: results.length, results } }}
        placeholders={SHOWN}
        hrefOf={({ id }) => paths.product(id)}
        empty={null}
      />
    </Section>
  );
};
