import type { Brand } from '../../../../../contract/brands';
import { Picture } from '../../../../shared/ui/media/Picture';
import { Modal } from '../../../../shared/ui/overlays/Modal';
import styles from './BrandSlider.module.css';

export interface EnlargedLogoProps {
  brand: Brand | undefined;
  open: boolean;
  onClose: () => void;
}

export const EnlargedLogo = ({ brand, open, onClose }: EnlargedLogoProps) => {
  if (!brand) return null;
  return (
    <Modal open={open} onClose={onClose} title={brand.name}>
      <Picture className={styles.enlarged} src={brand.logo} alt={brand.name} ratio="card" sizes="28rem" />
    </Modal>
  );
};
