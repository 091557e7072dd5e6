import { useEffect, useRef, useState } from 'react';
import { useListPicturesQuery, useRenderPictureMutation } from '#api/desk/generated/pictures';
import { usePicturesInfiniteQuery } from '#api/desk/lists';
import type { PicturePlace, StoredPicture } from '#contract/pictures';
import type { FocusPoint, PictureSize } from '#contract/rules/pictures';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { classNames } from '#shared/ui/lib/classNames';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { SearchBox } from '../../common/ui/SearchBox';
import { AltFields } from './AltFields';
import { CropPreview } from './CropPreview';
import { FocusPicker } from './FocusPicker';
import libraryModalStyles from './LibraryModal.module.css';
import styles from './PictureField.module.css';
import { PictureGrid } from './PictureGrid';
import { problemText, useMovedFocus, usePictureChange, usePictureUpload } from './pictureActions';
import { UploadZone } from './UploadZone';

interface LibraryModalProps {
  onChoose: (picture: StoredPicture) => void;
  onClose: () => void;
}

const LibraryModal = ({ onChoose, onClose }: LibraryModalProps) => {
  const t = useDeskTexts();
  const [q, setQ] = useState('');
  const query = usePicturesInfiniteQuery(q ? { q } : {});
  const pictures = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Modal open onClose={onClose} title={t('pictures.title')} roomy>
      <div className={libraryModalStyles.library}>
        <SearchBox label={t('pictures.search')} placeholder={t('pictures.search')} value={q} onSearch={setQ} />
        <QueryBlock
          query={query}
          placeholder={<SkeletonText lines={8} />}
          isEmpty={() => pictures.length === 0}
          empty={<Notice>{t(q ? 'pictures.empty' : 'pictures.none')}</Notice>}
        >
          {() => <PictureGrid pictures={pictures} onOpen={onChoose} />}
        </QueryBlock>
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('frame.loadMore')}
          </Button>
        )}
      </div>
    </Modal>
  );
};

const UPLOADED = '/media/p/';

interface PictureFieldProps {
  label: string;
  value: string;
  /** Largest size at which pages show the picture. A picture with `fit: 'contain'` is not cropped. */
  place: PicturePlace;
  onChange: (path: string) => void;
  optional?: boolean;
  error?: string | undefined;
}

export const PictureField = ({ label, value, place, onChange, optional = false, error }: PictureFieldProps) => {
  const t = useDeskTexts();
  const isWhole = place.fit === 'contain';
  const isCut = value.startsWith(UPLOADED) && !isWhole;
  // `data` stays while the next crop loads, so that the focus picker does not unmount.
  const { data, currentData } = useListPicturesQuery(
    { path: value, width: place.width, height: place.height },
    { skip: !isCut },
  );
  const [render, { isLoading: isPreparing }] = useRenderPictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts choices, so that a stale reply does not replace a later choice. */
  const choices = useRef(0);
  const written = useRef(value);
  const write = (path: string) => {
    written.current = path;
    onChange(path);
  };
  useEffect(() => {
    // The value changed from outside, so a pending crop belongs to the previous picture.
    if (value !== written.current) choices.current += 1;
    written.current = value;
  }, [value]);
  const beginCut = () => {
    choices.current += 1;
    const own = choices.current;
    return async (id: number) => {
      if (own !== choices.current) return;
      const answer = await render({ id, body: place });
      if (own !== choices.current) return;
      setProblem(answer.error ? problemText(answer.error, t) : null);
      if (answer.data) write(answer.data.path);
    };
  };
  const upload = usePictureUpload(place, ({ id }) => void beginCut()(id));
  const [isChoosing, setChoosing] = useState(false);
  const choose = ({ id }: StoredPicture) => {
    setChoosing(false);
    upload.cancel();
    void beginCut()(id);
  };
  const remove = () => {
    upload.cancel();
    choices.current += 1;
    write('');
  };
  const picture = isCut ? data?.items[0] : undefined;
  return (
    <div className={styles.field}>
      <span className={classNames(styles.label, !optional && styles.required)}>{label}</span>
      {picture && (
        <Stored
          key={picture.id}
          picture={picture}
          crop={value}
          isOld={currentData !== undefined && picture.crop !== value}
          place={place}
          beginCut={beginCut}
        />
      )}
      {!picture && !isWhole && value !== '' && <Picture className={styles.shown} src={value} alt="" sizes="20rem" />}
      <p className={styles.note} role="status">
        {isPreparing && t('pictures.preparing')}
      </p>
      <UploadZone label={label} upload={upload} choose={t(value ? 'pictures.replace' : 'pictures.choose')} />
      <div className={styles.actions}>
        <Button onClick={() => setChoosing(true)}>{t('pictures.fromLibrary')}</Button>
        {optional && value !== '' && <Button onClick={remove}>{t('pictures.remove')}</Button>}
      </div>
      {isChoosing && <LibraryModal onChoose={choose} onClose={() => setChoosing(false)} />}
      <p className={styles.problem} role="alert">
        {problem ?? error}
      </p>
    </div>
  );
};

interface StoredProps {
  picture: StoredPicture;
  crop: string;
  isOld: boolean;
  place: PictureSize;
  beginCut: () => (id: number) => Promise<void>;
}

const Stored = ({ picture, crop, isOld, place, beginCut }: StoredProps) => {
  const t = useDeskTexts();
  const { save, problem } = usePictureChange(picture);
  const [settled, setSettled] = useState<FocusPoint | null>(null);
  const rest = async (point: FocusPoint) => {
    const cut = beginCut();
    if (await save({ focus: point })) await cut(picture.id);
    setSettled(point);
  };
  const { focus, move } = useMovedFocus(picture.focus, (point) => void rest(point));
  const isMoved = focus !== picture.focus && focus !== settled;
  return (
    <div className={styles.stored}>
      <FocusPicker picture={picture} focus={focus} onMove={move} />
      <div className={styles.side}>
        <p className={styles.note}>{t('pictures.looks')}</p>
        {isMoved ? (
          <CropPreview picture={picture} focus={focus} place={place} />
        ) : (
          <Picture className={styles.crop} src={crop} alt="" sizes="18rem" />
        )}
        {isOld && !isMoved && (
          <>
            <p className={styles.note}>{t('pictures.cutBefore')}</p>
            <div>
              <Button onClick={() => void beginCut()(picture.id)}>{t('pictures.cutAnew')}</Button>
            </div>
          </>
        )}
        <AltFields picture={picture} onSave={save} />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
    </div>
  );
};
