import type { StoredPicture } from '../../../contract/desk/pictures';
import type { PictureSize } from '../../../contract/pictures';
import { uploadPictureAddress } from './pictures';
import { type Sending, sendFile } from './sendFile';

export interface PictureSending extends Sending {
  /** What it is for; a picture too small for it is refused. */
  place: PictureSize | null;
}

export const sendPicture = ({ place, ...sending }: PictureSending): Promise<StoredPicture> =>
  sendFile(uploadPictureAddress(place ?? {}), sending) as Promise<StoredPicture>;
