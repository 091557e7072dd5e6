import { PICTURE_WIDTHS } from '../contract/rules/pictures';

/** Stored as `public/media/<group>/<slug>.<width>x<height>.webp`, with narrower files beside it. */
type Frame = { group: string; slug: string; width: number; height: number };

export type Drawing = Frame & { draw: () => string };

/** A rendered 3D scene; `scene` is its name in ./studio/scenes. */
export type Photograph = Frame & { scene: string };

export type Picture = Drawing | Photograph;

export const isDrawing = (picture: Picture): picture is Drawing => 'draw' in picture;

export const largestFile = ({ group, slug, width, height }: Picture): string =>
  `${group}/${slug}.${width}x${height}.webp`;

export function filesOf(picture: Picture): { file: string; width: number }[] {
  const full = largestFile(picture);
  const narrower = PICTURE_WIDTHS.filter((width) => width < picture.width).map((width) => ({
    file: full.replace(/\.webp$/, `.w${width}.webp`),
    width,
  }));
  return [{ file: full, width: picture.width }, ...narrower];
}
