import { type ComponentPropsWithoutRef, useContext, useEffect, useRef } from 'react';
import type { NavigateOptions } from 'react-router';
import { opensElsewhere, PrefetchContext } from '../../lib/navigation';

import { DataRouterContext } from '../../lib/routerInternals';
import { whenVisible } from '../../lib/whenVisible';

type Anchor = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'onPointerEnter' | 'onFocus' | 'onTouchStart'>;

export interface LinkProps extends Anchor, Pick<NavigateOptions, 'state' | 'preventScrollReset'> {
  to: string;
  /** Runs a view transition if the data of the target is prefetched. */
  viewTransition?: boolean;
}

/**
 * Prefetches the chunk when visible, the data on hover, focus or touch. Does not use `useLinkClickHandler`, which would
 * re-render all links on each navigation.
 */
export const Link = ({
  to,
  state,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  children,
  ...rest
}: LinkProps) => {
  const prefetch = useContext(PrefetchContext);
  const router = useContext(DataRouterContext)?.router;
  const anchor = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  const prefetchData = () => prefetch?.data(to);

  useEffect(() => {
    if (!prefetch || !anchor.current) return undefined;
    return whenVisible(anchor.current, () => prefetch.chunk(to));
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
        // Ignores the second click of a double click whose first click opened this page.
        if (event.detail > 1 && !isPressed.current) return;
        isPressed.current = true;
        const replace = router.createHref(router.state.location) === to;
        const isMoved = viewTransition && (prefetch?.hasData(to) ?? false);
        void router.navigate(to, { replace, state, preventScrollReset, viewTransition: isMoved });
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') prefetchData();
      }}
      onFocus={prefetchData}
      onTouchStart={prefetchData}
    >
      {children}
    </a>
  );
};
