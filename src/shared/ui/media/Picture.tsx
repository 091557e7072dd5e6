import { useEffect, useRef, useState } from 'react';
import { PICTURE_WIDTHS } from '#contract/rules/pictures';
import { classNames } from '../lib/classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';

interface PictureSources {
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

interface PictureProps {
  /** Root-relative or absolute address; absent or broken shows a quiet drawing of the same size. */
  src: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide the picture stands at which screen width, as in the `sizes` attribute. */
  sizes?: string;
  /** The largest thing of the first view: fetched first, never lazily. */
  priority?: boolean;
  /** Ratio of the frame; the picture fills it. Without it the picture keeps its own. */
  ratio?: 'wide' | 'card' | 'square' | 'portrait';
  className?: string | undefined;
}

export const Picture = ({ src, alt, sizes = '100vw', priority = false, ratio, className }: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    // It may have failed before hydration, when nobody listened.
    const node = image.current;
    if (src && node?.complete && node.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  const frame = classNames(styles.frame, ratio && styles[ratio], className);
  if (!src || brokenSrc === src) {
    return (
      <span className={classNames(frame, styles.missing)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Icon name="picture" size={40} />
      </span>
    );
  }
  const sources = pictureSources(src);
  return (
    <span className={frame}>
      <img
        ref={image}
        {...(sources ? { ...sources, sizes } : { src })}
        alt={alt}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={() => setBrokenSrc(src)}
      />
    </span>
  );
};
