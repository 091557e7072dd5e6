import { useState } from 'react';
import { useDeletePictureMutation } from '#api/desk/generated/pictures';
import type { StoredPicture } from '#contract/pictures';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatDayAndTime } from '../../common/lib/moments';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { AltFields } from './AltFields';
import { CropPreview } from './CropPreview';
import { FocusPicker } from './FocusPicker';
import { currentUses } from './PictureGrid';
import styles from './PictureModal.module.css';
import { problemText, useMovedFocus, usePictureChange } from './pictureActions';

const RATIOS = [
  { width: 3, height: 2 },
  { width: 16, height: 9 },
  { width: 1, height: 1 },
];

export interface PictureModalProps {
  picture: StoredPicture;
  onClose: () => void;
}

export const PictureModal = ({ picture, onClose }: PictureModalProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { save, problem } = usePictureChange(picture);
  const { focus, move } = useMovedFocus(picture.focus, (point) => void save({ focus: point }));
  const [remove, { isLoading: isDeleting }] = useDeletePictureMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, alt, width, height, uses, by, created_at: createdAt } = picture;
  const isFree = currentUses(uses).length === 0;
  const end = async () => {
    const { error } = await remove({ id });
    dispatch(
      toastShown(
        error ? { tone: 'failed', text: problemText(error, t) } : { tone: 'done', text: t('pictures.deleted') },
      ),
    );
    if (!error) onClose();
  };
  return (
    <Modal open onClose={onClose} title={alt[language] || t('pictures.undescribed')} roomy>
      <div className={styles.picture}>
        <FocusPicker picture={picture} focus={focus} onMove={move} />
        <p className={styles.quiet}>{t('pictures.looks')}</p>
        <div className={styles.crops}>
          {RATIOS.map((place) => (
            <CropPreview key={place.width} picture={picture} focus={focus} place={place} />
          ))}
        </div>
        <AltFields picture={picture} onSave={save} />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <h3 className={styles.heading}>{t('pictures.uses')}</h3>
        {isFree && <p>{t('pictures.unused')}</p>}
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.place} ${use.id}`}>
              {[t(`pictures.place_${use.place}`), use.name].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          {[
            t('pictures.size', { width, height }),
            by?.name,
            t('pictures.uploaded', { moment: formatDayAndTime(createdAt, language) }),
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        {isFree && !isAsking && (
          <div>
            <Button onClick={() => setAsking(true)}>{t('pictures.delete')}</Button>
          </div>
        )}
        {isAsking && (
          <div className={styles.question} role="group" aria-label={t('pictures.deleteQuestion')}>
            <p>{t('pictures.deleteText')}</p>
            {uses.length > 0 && <p>{t('pictures.deleteVersions')}</p>}
            <Button onClick={() => setAsking(false)}>{t('frame.cancel')}</Button>
            <Button variant="primary" loading={isDeleting} onClick={() => void end()}>
              {t('pictures.deleteYes')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
};
