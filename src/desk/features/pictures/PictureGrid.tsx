import type { PictureUse, StoredPicture } from '#contract/pictures';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Picture } from '#shared/ui/media/Picture';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './PictureGrid.module.css';

export const currentUses = (uses: readonly PictureUse[]) => uses.filter(({ place }) => place !== 'version');

export interface PictureGridProps {
  pictures: readonly StoredPicture[];
  onOpen: (picture: StoredPicture) => void;
}

export const PictureGrid = ({ pictures, onOpen }: PictureGridProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => {
        const { length } = currentUses(picture.uses);
        return (
          <li key={picture.id}>
            <button type="button" className={styles.tile} onClick={() => onOpen(picture)}>
              <Picture className={styles.picture} src={picture.preview} alt="" sizes="16rem" />
              <span className={styles.name} data-missing={picture.alt[language] === '' || undefined}>
                {picture.alt[language] || t('pictures.undescribed')}
              </span>
              <span className={styles.quiet}>
                {length > 0 ? t('pictures.usesCount', { count: length }) : t('pictures.unused')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
