import { useState } from 'react';
import { usePicturesInfiniteQuery } from '#api/desk/lists';
import type { StoredPicture } from '#contract/pictures';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SearchBox } from '#desk/common/ui/SearchBox';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './LibraryModal.module.css';
import { PictureGrid } from './PictureGrid';

export interface LibraryModalProps {
  onChoose: (picture: StoredPicture) => void;
  onClose: () => void;
}

/** One of the pictures that are there already, for a field. */
export const LibraryModal = ({ onChoose, onClose }: LibraryModalProps) => {
  const t = useDeskTexts();
  const [q, setQ] = useState('');
  const query = usePicturesInfiniteQuery(q ? { q } : {});
  const pictures = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Modal open onClose={onClose} title={t('pictures.title')} roomy>
      <div className={styles.library}>
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
