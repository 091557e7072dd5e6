/** Widths of generated variants below a picture's own (docs/adr/0006-pictures-carry-their-size.md). */
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

/** Returns the largest crop with the ratio of `place`, as close to the focus point as the edges allow. */
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

/** Returns the minimum size for a target: half of it, which the browser then enlarges. */
export const leastSizeOf = ({ width, height }: PictureSize): PictureSize => ({
  width: Math.ceil(width / 2),
  height: Math.ceil(height / 2),
});

/** Returns whether a picture has the minimum size of a target. */
export const fitsPlace = (picture: PictureSize, place: PictureSize): boolean => {
  const least = leastSizeOf(place);
  return picture.width >= least.width && picture.height >= least.height;
};
