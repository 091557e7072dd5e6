import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getHeroImages, useGetHeroImagesQuery } from '#api/generated/about';
import { usePaths } from '#shared/config/hooks/usePaths';
import { type Load, placeholderTitle } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';

import type { Crumb } from '#shared/ui/layout/Breadcrumb';
import { PageHero } from '#shared/ui/layout/PageHero';
import { heroOfPath } from './heroOfPath';

export interface RoutePageHeroProps {
  title?: string | undefined;
  lead?: ReactNode;
  image?: string | undefined;
  children?: ReactNode;
}

const DEFAULT_IMAGE = '/media/pageheroes/default.1600x500.webp';

export const pageHeroQueries: Load = ({ language: lang }) => [getHeroImages.initiate({ lang }, { subscribe: false })];

export const usePageHeading = (title: string | undefined): { heading: string; trail: Crumb[] } => {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const paths = usePaths();
  const { section, titleKey, isBelowSection } = heroOfPath(pathname);
  const heading = title || placeholderTitle(state) || t(titleKey);
  const trail = [
    { text: t('header.home'), href: paths.home() },
    ...(section && isBelowSection ? [{ text: t(`header.${section}`), href: paths[section]() }] : []),
    { text: heading },
  ];
  return { heading, trail };
};

export const RoutePageHero = ({ title, lead, image, children }: RoutePageHeroProps) => {
  const { imageField } = heroOfPath(useLocation().pathname);
  const { currentData: images, isError } = useGetHeroImagesQuery({ lang: useLanguage() });
  const { heading, trail } = usePageHeading(title);

  const known = images !== undefined || isError || !imageField;
  const ofAddress = known ? (imageField && images?.[imageField]) || DEFAULT_IMAGE : undefined;
  return (
    <PageHero title={heading} lead={lead} image={image || ofAddress} isOwnImage={Boolean(image)} trail={trail}>
      {children}
    </PageHero>
  );
};
