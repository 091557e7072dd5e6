import type { StoredPicture } from '#contract/pictures';
import { cropOf, type FocusPoint, type PictureSize } from '#contract/rules/pictures';
import styles from './CropPreview.module.css';

/** Where `object-position` has to stand, so that the browser cuts what the server will. */
const position = (start: number, part: number, whole: number): string =>
  `${part < whole ? (start / (whole - part)) * 100 : 50}%`;

export interface CropPreviewProps {
  picture: Pick<StoredPicture, 'preview' | 'width' | 'height'>;
  focus: FocusPoint;
  place: PictureSize;
}

/** A picture as a place will show it, before it is cut. */
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
