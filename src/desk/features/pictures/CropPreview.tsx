import type { StoredPicture } from '#contract/pictures';
import { cropOf, type FocusPoint, type PictureSize } from '#contract/rules/pictures';
import styles from './CropPreview.module.css';

/** `object-position` that makes the browser crop like the server. */
const position = (start: number, part: number, whole: number): string =>
  `${part < whole ? (start / (whole - part)) * 100 : 50}%`;

export interface CropPreviewProps {
  picture: Pick<StoredPicture, 'preview' | 'width' | 'height'>;
  focus: FocusPoint;
  place: PictureSize;
}

export const CropPreview = ({ picture, focus, place }: CropPreviewProps) => {
  const { left, top, width, height } = cropOf(picture, place, focus);
  return (
    <img
      className={styles.crop}
      src={picture.preview}
      alt=""
      style={{
        aspectRatio: `${place.width} / ${place.height}`,
        objectPosition: `${position(left, width, picture.width)} ${position(top, height, picture.height)}`,
      }}
    />
  );
};
