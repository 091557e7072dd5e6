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

export const RoutePageHero = ({ title, lead, image, children }: RoutePageHeroProps) => {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const paths = usePaths();
  const { currentData: images, isError } = useGetHeroImagesQuery({ lang: useLanguage() });
  const { section, imageField, titleKey, isBelowSection } = heroOfPath(pathname);

  const known = images !== undefined || isError || !imageField;
  const ofAddress = known ? (imageField && images?.[imageField]) || DEFAULT_IMAGE : undefined;
  const heading = title || placeholderTitle(state) || t(titleKey);
  const trail: Crumb[] = [
    { text: t('header.home'), href: paths.home() },
    ...(section && isBelowSection ? [{ text: t(`header.${section}`), href: paths[section]() }] : []),
    { text: heading },
  ];
  return (
    <PageHero title={heading} lead={lead} image={image || ofAddress} isOwnImage={Boolean(image)} trail={trail}>
      {children}
    </PageHero>
  );
};
