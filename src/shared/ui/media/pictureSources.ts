import { PICTURE_WIDTHS } from '#contract/rules/pictures';

export interface PictureSources {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/**
 * Reads the sizes out of a file's name: `/media/heroes/winter.1600x900.webp` has narrower ones beside it, such as
 * `….1600x900.w640.webp`. Null for an address without the mark, which may come from another server.
 */
export const pictureSources = (url: string): PictureSources | null => {
  const mark = /^(.+\.(\d+)x(\d+))(\.\w+)$/.exec(url);
  if (!mark) return null;
  const [, stem = '', width = '', height = '', ending = ''] = mark;
  const largest = Number(width);
  const narrower = PICTURE_WIDTHS.filter((step) => step < largest).map((step) => `${stem}.w${step}${ending} ${step}w`);
  return { src: url, srcSet: [...narrower, `${url} ${largest}w`].join(', '), width: largest, height: Number(height) };
};
