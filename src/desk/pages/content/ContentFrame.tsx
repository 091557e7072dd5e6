import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ContentTextsProvider } from '../../features/content/components/ContentTextsProvider';

/** Around every screen of the site's content: the words for it. Each of them is heard, and seen, from its beginning. */
export const Component = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <ContentTextsProvider>
      <Outlet />
    </ContentTextsProvider>
  );
};
