import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ContentTextsProvider } from '../../features/content/components/ContentTextsProvider';

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
