import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppSelector, useAppStore } from '#shared/store/appStore';
import { showTheme, themeInCookie } from '../themeCookie';
import { selectChosenTheme, type Theme, themeChosen } from '../themeSlice';

/** The chosen colours and how to choose. Follows what another tab has chosen: on the next page, and when this tab is looked at again. */
export const useTheme = (): [Theme | null, (theme: Theme | null) => void] => {
  const store = useAppStore();
  const chosen = useAppSelector(selectChosenTheme);
  const { pathname } = useLocation();

  useEffect(() => showTheme(chosen), [chosen]);

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState !== 'visible' || !navigator.cookieEnabled) return;
      const theme = themeInCookie();
      if (theme !== selectChosenTheme(store.getState())) store.dispatch(themeChosen(theme));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- each page looks once
  }, [store, pathname]);

  return [chosen, (theme) => store.dispatch(themeChosen(theme))];
};
