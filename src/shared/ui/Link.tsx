import { type ComponentPropsWithRef, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type NavigateOptions } from 'react-router';
import { opensElsewhere } from '../lib/opensElsewhere';
import { PrefetchContext } from '../lib/prefetch';
import { whenSeen } from '../lib/whenSeen';

type Navigation = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'>;

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>, Navigation {
  /** An address from `usePaths()`. */
  to: string;
}

/**
 * Every link within the site: its page's chunk is fetched when it comes into sight, the data on hover, focus or touch. It asks the router
 * itself where it is: with `useLinkClickHandler` the hundred links around a page are rendered anew by each change of the address.
 */
export const Link = ({
  to,
  ref,
  replace,
  state = null,
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
  const router = useContext(DataRouterContext)?.router;

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
        if (!router || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        const isHere = router.createHref(router.state.location) === to;
        void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset, viewTransition });
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
