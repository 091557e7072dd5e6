import { type ComponentPropsWithRef, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { type NavigateOptions, useLinkClickHandler } from 'react-router';
import { PrefetchContext } from '../lib/prefetch';
import { whenSeen } from '../lib/whenSeen';

type Navigation = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'>;

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>, Navigation {
  /** An address from `usePaths()`. */
  to: string;
}

/** Every link within the site: its page's chunk is fetched when it comes into sight, the data on hover, focus or touch. */
export const Link = ({
  to,
  ref,
  replace,
  state,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  children,
  ...rest
}: LinkProps) => {
  const prefetch = useContext(PrefetchContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => anchor.current);
  const follow = useLinkClickHandler(to, {
    ...(replace === undefined ? {} : { replace }),
    state,
    preventScrollReset,
    viewTransition,
  });

  useEffect(() => {
    if (!prefetch || !anchor.current) return undefined;
    return whenSeen(anchor.current, () => prefetch(to, 'chunk'));
  }, [prefetch, to]);

  return (
    <a
      {...rest}
      href={to}
      ref={anchor}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
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
    >
      {children}
    </a>
  );
};
