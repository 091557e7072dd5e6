import { type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { PrefetchContext } from '../lib/prefetch';
import { whenSeen } from '../lib/whenSeen';

export interface LinkProps extends Omit<RouterLinkProps, 'prefetch' | 'discover' | 'to' | 'ref'> {
  /** An address from `usePaths()`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Every link within the site: its page's chunk is fetched when it comes into sight, the data on hover, focus or touch. */
export const Link = ({ to, ref, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) => {
  const prefetch = useContext(PrefetchContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => anchor.current);

  useEffect(() => {
    if (!prefetch || !anchor.current) return undefined;
    return whenSeen(anchor.current, () => prefetch(to, 'chunk'));
  }, [prefetch, to]);

  return (
    <RouterLink
      {...rest}
      to={to}
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') prefetch?.(to, 'data');
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch?.(to, 'data');
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        prefetch?.(to, 'data');
        onTouchStart?.(event);
      }}
    />
  );
};
