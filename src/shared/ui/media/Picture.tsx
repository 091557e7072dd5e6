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
 * Returns size and `srcSet` of a picture whose file name contains its size: `/media/heroes/winter.1600x900.webp` has
 * variants such as `….1600x900.w640.webp`. Null for other names.
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
  /** If the URL is null or broken, a placeholder icon of the same size is shown. */
  src: string | null | undefined;
  alt: string;
  sizes?: string;
  /** Loads the picture with high priority, not lazily: for the Largest Contentful Paint (LCP). */
  priority?: boolean;
  ratio?: 'wide' | 'card' | 'photo' | 'square' | 'portrait';
  className?: string | undefined;
}

/**
 * Picture with responsive sources if its file name contains its size (`pictureSources`). Loads lazily without
 * `priority`.
 */
export const Picture = ({ src, alt, sizes = '100vw', priority = false, ratio, className }: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    // Loading may have failed before hydration, when no listener existed.
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
