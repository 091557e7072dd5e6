import { PICTURE_WIDTHS } from '../contract/rules/pictures';

/** One picture of the site. Its file is `public/media/<group>/<slug>.<width>x<height>.webp`, beside it narrower ones. */
type Frame = { group: string; slug: string; width: number; height: number };

/** The picture's drawing in its own pixels, without the svg element. */
export type Drawing = Frame & { draw: () => string };

/** A picture taken of a scene in three dimensions: a name of ./studio/scenes. */
export type Photograph = Frame & { scene: string };

export type Picture = Drawing | Photograph;

export const isDrawing = (picture: Picture): picture is Drawing => 'draw' in picture;

export const largestFile = ({ group, slug, width, height }: Picture): string =>
  `${group}/${slug}.${width}x${height}.webp`;

/** Every file of the picture with its width, the largest first. */
export function filesOf(picture: Picture): { file: string; width: number }[] {
  const full = largestFile(picture);
  const narrower = PICTURE_WIDTHS.filter((width) => width < picture.width).map((width) => ({
    file: full.replace(/\.webp$/, `.w${width}.webp`),
    width,
  }));
  return [{ file: full, width: picture.width }, ...narrower];
}
