import { type ReactNode, useRef, useState } from 'react';
import { readVisitPhotoAddress } from '#api/desk/visits';
import type { Photo } from '#contract/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { usePhotoUpload } from '../hooks/usePhotoUpload';
import { useVisit } from '../hooks/useVisit';
import { photoRemoved } from '../lib/edits';
import styles from './PhotoStrip.module.css';

export interface PhotoStripProps {
  /** What they show. */
  of: string;
  photos: readonly Photo[];
  /** Of something found; else of the visit itself. */
  finding?: number;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Photographs: taken by the camera or chosen, shown small, and large when one is pressed. */
export const PhotoStrip = ({ of, photos, finding, children }: PhotoStripProps) => {
  const t = useDeskTexts();
  const { visit, change, canWork } = useVisit();
  const upload = usePhotoUpload(finding);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState<{ photo: Photo; name: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = ({ id }: Photo) =>
    t('photo.name', { name: of, number: photos.findIndex((photo) => photo.id === id) + 1 });
  const input = (ref: typeof files, capture?: 'environment') => (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      multiple={!capture}
      capture={capture}
      onChange={({ target }) => {
        upload.add([...(target.files ?? [])]);
        // The same file once more is a change again.
        target.value = '';
      }}
    />
  );
  const show = (photo: Photo) => {
    setSeen({ photo, name: nameOf(photo) });
    setOpen(true);
  };
  const remove = async (photo: Photo) => {
    if (await change(photoRemoved(visit, photo.id))) setOpen(false);
  };
  return (
    <div className={styles.strip}>
      {(photos.length > 0 || upload.photos.length > 0) && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <button type="button" className={styles.photo} onClick={() => show(photo)}>
                <img
                  src={readVisitPhotoAddress({ id: visit.id, thing: photo.id, size: 'small' })}
                  alt={nameOf(photo)}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
          {upload.photos.map((photo) => (
            <li key={`sending ${photo.id}`} className={styles.sending}>
              {photo.problem === null ? (
                <progress aria-label={t('photo.sending')} max={1} value={photo.share} />
              ) : (
                <>
                  <span role="alert" className={styles.problem}>
                    {photo.problem}
                  </span>
                  {!photo.isRefused && <Button onClick={() => upload.again(photo)}>{t('photo.again')}</Button>}
                  <Button variant="quiet" onClick={() => upload.drop(photo.id)}>
                    {t('frame.cancel')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWork && (
        <div className={styles.actions}>
          {input(camera, 'environment')}
          {input(files)}
          <Button size="lg" aria-label={t('photo.takeOf', { name: of })} onClick={() => camera.current?.click()}>
            <DeskIcon name="camera" />
            <span>{t('photo.take')}</span>
          </Button>
          <Button
            size="lg"
            variant="quiet"
            aria-label={t('photo.chooseOf', { name: of })}
            onClick={() => files.current?.click()}
          >
            {t('photo.choose')}
          </Button>
          {children}
        </div>
      )}
      {seen && (
        <Modal open={isOpen} wide onClose={() => setOpen(false)} title={seen.name}>
          <img
            className={styles.large}
            src={readVisitPhotoAddress({ id: visit.id, thing: seen.photo.id })}
            alt={seen.name}
            width={seen.photo.width}
            height={seen.photo.height}
          />
          {canWork && (
            <Button className={styles.remove} onClick={() => void remove(seen.photo)}>
              {t('photo.remove')}
            </Button>
          )}
        </Modal>
      )}
    </div>
  );
};
