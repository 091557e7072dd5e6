import type { PicturePlace, StoredPicture } from '#contract/pictures';
import { uploadPictureAddress } from './pictures';
import { type Sending, sendFile } from './sendFile';

export interface PictureSending extends Sending {
  /** What it is for; a picture too small for it is refused. */
  place: PicturePlace | null;
}

export const sendPicture = ({ place, ...sending }: PictureSending): Promise<StoredPicture> =>
  sendFile(uploadPictureAddress(place ?? {}), sending) as Promise<StoredPicture>;
