import { uploadPictureAddress } from '#api/desk/generated/pictures';
import { sendFile } from '#api/desk/sendFile';
import type { PicturePlace, StoredPicture } from '#contract/pictures';
import { PICTURE_MAX_BYTES } from '#contract/rules/deskLimits';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { type Upload, useUpload } from '../../common/ui/DropZone';
import { problemText } from './problemText';

/** A picture on its way; `place`: where it is to stand. */
export const usePictureUpload = (
  place: PicturePlace | null,
  onTaken: (picture: StoredPicture) => void,
): Upload<Blob> => {
  const t = useDeskTexts();
  return useUpload({
    maxBytes: PICTURE_MAX_BYTES,
    tooHeavy: t('pictures.tooHeavy'),
    give: (file: Blob, options) =>
      sendFile(uploadPictureAddress(place ?? {}), { file, ...options }) as Promise<StoredPicture>,
    changes: ['Picture', 'Audit'],
    onTaken,
    problemText: (error) => problemText(error, t),
  });
};
