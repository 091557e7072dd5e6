/** Widths of generated variants, if smaller than the picture's own (docs/adr/0006-pictures-carry-their-size.md). */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;

export interface PictureSize {
  width: number;
  height: number;
}

export interface FocusPoint {
  x: number;
  y: number;
}

export interface Crop extends PictureSize {
  left: number;
  top: number;
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the largest crop with the aspect ratio of `place`, centred on the focus point as far as the edges allow. */
export function cropOf(picture: PictureSize, place: PictureSize, focus: FocusPoint): Crop {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const width = between(1, Math.round(place.width * scale), picture.width);
  const height = between(1, Math.round(place.height * scale), picture.height);
  return {
    left: between(0, Math.round(focus.x * picture.width - width / 2), picture.width - width),
    top: between(0, Math.round(focus.y * picture.height - height / 2), picture.height - height),
    width,
    height,
  };
}

/** Returns the minimum picture size for a display size: half of it, because the browser enlarges the picture. */
export const leastSizeOf = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

/** Returns whether a picture has at least the minimum size for a display size. */
export const fitsPlace = (picture: PictureSize, place: PictureSize): boolean => {
  const least = leastSizeOf(place);
  return picture.width >= least.width && picture.height >= least.height;
};
