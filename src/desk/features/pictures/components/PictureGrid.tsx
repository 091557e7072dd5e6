import type { StoredPicture } from '../../../../../contract/desk/pictures';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Picture } from '../../../../shared/ui/media/Picture';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import styles from './PictureGrid.module.css';

export interface PictureGridProps {
  pictures: readonly StoredPicture[];
  onOpen: (id: number) => void;
}

/** The library: each picture with what it is called and whether anything shows it. */
export const PictureGrid = ({ pictures, onOpen }: PictureGridProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.grid}>
      {pictures.map(({ id, preview, alt, uses }) => (
        <li key={id}>
          <button type="button" className={styles.tile} onClick={() => onOpen(id)}>
            <Picture className={styles.picture} src={preview} alt="" sizes="16rem" />
            <span className={styles.name} data-missing={alt[language] === '' || undefined}>
              {alt[language] || t('pictures.undescribed')}
            </span>
            <span className={styles.quiet}>
              {uses.length > 0 ? t('pictures.usesCount', { count: uses.length }) : t('pictures.unused')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
