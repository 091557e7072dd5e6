/** One picture of the site. Its file is `public/media/<group>/<slug>.<width>x<height>.webp`, beside it narrower ones. */
type Frame = { group: string; slug: string; width: number; height: number };

/** The picture's drawing in its own pixels, without the svg element. */
export type Drawing = Frame & { draw: () => string };

/** A picture taken of a scene in three dimensions: a name of ./studio/scenes. */
export type Photograph = Frame & { scene: string };

export type Picture = Drawing | Photograph;

export const isDrawing = (picture: Picture): picture is Drawing => 'draw' in picture;

/** Widths that every picture exists in besides its own, when it is wider than they are (src/shared/ui/media/Picture.tsx builds the srcset). */
export const ladder = [320, 480, 640, 960, 1280] as const;

export const largestFile = ({ group, slug, width, height }: Picture): string =>
  `${group}/${slug}.${width}x${height}.webp`;

/** Every file of the picture with its width, the largest first. */
export function filesOf(picture: Picture): { file: string; width: number }[] {
  const full = largestFile(picture);
  const narrower = ladder
    .filter((width) => width < picture.width)
    .map((width) => ({ file: full.replace(/\.webp$/, `.w${width}.webp`), width }));
  return [{ file: full, width: picture.width }, ...narrower];
}
