import { useState } from 'react';
import type { Part } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { Lightbox } from '#shared/ui/overlays/Lightbox';
import styles from './PartDetails.module.css';

/** A link to the picture itself, so that it can be enlarged before and without the script. */
export const PartPicture = ({ part }: { part: Part }) => {
  const { t } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  const picture = (
    <Picture
      src={part.photo}
      alt={part.photo_alt ?? part.name}
      ratio="square"
      sizes="(min-width: 60rem) 32rem, 100vw"
      priority
    />
  );
  if (!part.photo) return <div className={styles.picture}>{picture}</div>;
  return (
    <>
      <a
        className={styles.picture}
        data-page-picture=""
        href={part.photo}
        aria-label={t('shop.enlargePhoto', { name: part.name })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setEnlarged(true);
        }}
      >
        {picture}
        <span className={styles.enlarge}>
          <Icon name="enlarge" />
        </span>
      </a>
      <Lightbox open={enlarged} onClose={() => setEnlarged(false)} title={part.name} src={part.photo} />
    </>
  );
};
