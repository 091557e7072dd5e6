import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addVisitPhotoAddress, readVisitPhotoAddress } from '#api/desk/generated/visits';
import { sendFile } from '#api/desk/sendFile';
import { PHOTO_MAX_BYTES } from '#contract/rules/visits';
import type { Photo } from '#contract/visits';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { Card } from '#desk/common/ui/Screen';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import type { Answer } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { photoRemoved } from '../lib/edits';
import styles from './PhotoStrip.module.css';

interface SendingPhoto {
  id: number;
  file: File;
  share: number;
  problem: string | null;
  isRefused: boolean;
}

let numbered = 0;
const named = ({ name }: File, problem: string): string => `${name}: ${problem}`;

const usePhotoUpload = (finding: number | undefined) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const problemText = useProblemText();
  const { visit, change } = useVisit();
  const [photos, setPhotos] = useState<readonly SendingPhoto[]>([]);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  const patch = (id: number, part: Partial<SendingPhoto>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number) => setPhotos((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file }: SendingPhoto) => {
    const signal = leaving.current?.signal ?? new AbortController().signal;
    patch(id, { share: 0, problem: null, isRefused: false });
    const arrived = await change({
      over: () => null,
      send: async (_dispatch, ifMatch): Promise<Answer> => {
        const onProgress = (share: number) => patch(id, { share });
        try {
          const address = addVisitPhotoAddress({ id: visit.id, finding });
          const headers = { 'If-Match': ifMatch };
          return { data: (await sendFile(address, { file, language, onProgress, signal, headers })) as Visit };
        } catch (error) {
          return { error };
        }
      },
      refused: (problem) => {
        // 409 and 412 concern the visit, not the file.
        const isRefused = [400, 413, 415, 422].includes(problem.status ?? 0);
        patch(id, { problem: named(file, problemText(problem)), isRefused });
        return true;
      },
    });
    if (arrived) drop(id);
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): SendingPhoto => {
      numbered += 1;
      const isRefused = file.size > PHOTO_MAX_BYTES;
      return { id: numbered, file, share: 0, problem: isRefused ? named(file, t('photo.tooHeavy')) : null, isRefused };
    });
    setPhotos((all) => [...all, ...fresh]);
    for (const photo of fresh) if (photo.problem === null) void send(photo);
  };
  return { photos, add, again: (photo: SendingPhoto) => void send(photo), drop };
};

interface PhotoStripProps {
  of: string;
  photos: readonly Photo[];
  finding?: number;
  children?: ReactNode;
}

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
        // Without this, choosing the same file again would fire no event.
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

export const VisitPhotos = () => {
  const t = useDeskTexts();
  const { visit, canWork } = useVisit();
  if (!canWork && visit.photos.length === 0) return null;
  return (
    <div {...(visit.photos.length === 0 && { 'data-no-print': '' })}>
      <Card title={t('photo.title')}>
        <PhotoStrip of={visit.car} photos={visit.photos} />
      </Card>
    </div>
  );
};
