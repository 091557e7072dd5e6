import { useState } from 'react';
import type { Photo } from '#contract/visits';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import { Lightbox } from '#shared/ui/overlays/Lightbox';
import { usePhoto } from '../hooks/usePhoto';
import styles from './Photos.module.css';

export interface PhotosProps {
  userId: number;
  visit: number;
  photos: readonly Photo[];
  /** What they show. */
  what: string;
}

/** Small photographs in a row, each of which is shown large when it is pressed. */
export const Photos = ({ photos, what, ...owner }: PhotosProps) => {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map(({ id }, place) => (
        <li key={id}>
          <OnePhoto {...owner} photo={id} title={t('history.photo', { place: place + 1, what })} />
        </li>
      ))}
    </ul>
  );
};

type OnePhotoProps = Pick<PhotosProps, 'userId' | 'visit'> & { photo: number; title: string };

const OnePhoto = ({ title, ...photo }: OnePhotoProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const small = usePhoto({ ...photo, isSmall: true });
  const large = usePhoto({ ...photo, isSmall: false, isWanted: isOpen });
  if (small === undefined) return <Skeleton shape="box" className={styles.photo} />;
  if (small === null) {
    return (
      <span className={styles.missing} role="img" aria-label={t('history.photoMissing')}>
        <Icon name="picture" size={32} />
      </span>
    );
  }
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img className={styles.photo} src={small} alt={title} />
      </button>
      <Lightbox open={isOpen} onClose={() => setOpen(false)} title={title} src={large ?? small} />
    </>
  );
};
