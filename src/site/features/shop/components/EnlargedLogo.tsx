import type { Brand } from '#contract/cars';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Picture } from '#shared/ui/media/Picture';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './BrandSlider.module.css';

export interface EnlargedLogoProps {
  brand: Brand | undefined;
  open: boolean;
  onClose: () => void;
}

/** One logo at large, with the way to the parts for its cars. */
export const EnlargedLogo = ({ brand, open, onClose }: EnlargedLogoProps) => {
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
