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
 * Returns the sizes encoded in a file name: `/media/heroes/winter.1600x900.webp` has variants such as
 * `….1600x900.w640.webp`. Null without sizes.
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
  /** A missing or broken picture shows a drawing of the same size. */
  src: string | null | undefined;
  alt: string;
  sizes?: string;
  /** Largest picture of the first view (LCP): loaded first, never lazily. */
  priority?: boolean;
  ratio?: 'wide' | 'card' | 'square' | 'portrait';
  className?: string | undefined;
}

export const Picture = ({ src, alt, sizes = '100vw', priority = false, ratio, className }: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    // Loading may have failed before hydration, without a listener.
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
