import { useEffect, useState } from 'react';
import { getSliderBrands, useGetSliderBrandsQuery } from '#api/generated/brands';
import type { Brand } from '#contract/cars';
import { usePaths } from '#shared/config/hooks/usePaths';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Section } from '#shared/ui/layout/Section';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './BrandSlider.module.css';
import { BrandStrip } from './BrandStrip';
import { logoClosed, logoEnlarged, selectEnlargedBrand } from './shopSlice';

interface EnlargedLogoProps {
  brand: Brand | undefined;
  open: boolean;
  onClose: () => void;
}

const EnlargedLogo = ({ brand, open, onClose }: EnlargedLogoProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  if (!brand) return null;
  return (
    <Modal open={open} onClose={onClose} title={brand.name}>
      <Picture className={styles.enlarged} src={brand.logo} alt={brand.name} ratio="card" sizes="28rem" />
      <ButtonLink
        className={styles.parts ?? ''}
        variant="primary"
        to={paths.shop({ search: brand.name })}
        onClick={onClose}
        block
      >
        {t('shop.partsFor', { brand: brand.name })}
      </ButtonLink>
    </Modal>
  );
};

const PLACEHOLDERS = 8;

export const brandQueries: Load = ({ language: lang }) => [getSliderBrands.initiate({ lang }, PAGE_DATA)];

export const BrandSlider = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const brands = useGetSliderBrandsQuery({ lang: useLanguage() });
  const enlarged = useAppSelector(selectEnlargedBrand);
  const [hadLogo, setHadLogo] = useState(enlarged);
  if (enlarged !== null && enlarged !== hadLogo) setHadLogo(enlarged);
  // Closes the dialog on unmount, so that Back does not reopen it.
  useEffect(() => () => void dispatch(logoClosed()), [dispatch]);

  return (
    <Section tone="surface" title={t('shop.brands')}>
      <QueryBlock
        query={brands}
        placeholder={
          <div className={styles.waiting}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <div key={place} className={styles.slide}>
                <Skeleton shape="box" className={styles.tile} />
              </div>
            ))}
          </div>
        }
      >
        {(list) => (
          <>
            <BrandStrip
              brands={list}
              isWatched={enlarged !== null}
              onEnlarge={(brand) => dispatch(logoEnlarged(brand.id))}
            />
            <EnlargedLogo
              brand={list.find(({ id }) => id === hadLogo)}
              open={enlarged !== null}
              onClose={() => dispatch(logoClosed())}
            />
          </>
        )}
      </QueryBlock>
    </Section>
  );
};
