import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePicturesInfiniteQuery } from '#api/desk/lists';
import type { StoredPicture } from '#contract/pictures';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { SearchBox } from '../../common/ui/SearchBox';
import { PictureGrid } from '../../features/pictures/PictureGrid';
import { PictureModal } from '../../features/pictures/PictureModal';
import { usePictureUpload } from '../../features/pictures/pictureActions';
import { UploadZone } from '../../features/pictures/UploadZone';

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const q = useQueryParams().get('q') ?? '';
  const query = usePicturesInfiniteQuery(q ? { q } : {});
  const [opened, setOpened] = useState<StoredPicture | null>(null);
  const upload = usePictureUpload(null, setOpened);
  const pictures = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  // The loaded pages of the list may lack a new upload.
  const picture = pictures.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <Screen title={t('pictures.title')} lead={t('pictures.lead')}>
      <UploadZone label={t('pictures.upload')} upload={upload} choose={t('pictures.choose')} />
      <SearchBox
        label={t('pictures.search')}
        placeholder={t('pictures.search')}
        value={q}
        onSearch={(text) => void navigate(deskPaths.pictures({ q: text }), { replace: true })}
      />
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={8} />}
        isEmpty={() => pictures.length === 0}
        empty={<Notice>{t(q ? 'pictures.empty' : 'pictures.none')}</Notice>}
      >
        {() => (
          <>
            <PictureGrid pictures={pictures} onOpen={setOpened} />
            {query.hasNextPage && (
              <p>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
      {picture && <PictureModal key={picture.id} picture={picture} onClose={() => setOpened(null)} />}
    </Screen>
  );
};
