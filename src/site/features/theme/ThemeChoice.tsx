import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { theme as ru } from '#shared/i18n/ru/theme';
import { theme as uz } from '#shared/i18n/uz/theme';
import { useAppSelector, useAppStore } from '#shared/store/appStore';
import styles from './ThemeChoice.module.css';
import { showTheme, themeInCookie } from './themeCookie';
import { selectChosenTheme, type Theme, themeChosen } from './themeSlice';

/** Rereads the cookie, because another tab may change it. */
const useTheme = (): [Theme | null, (theme: Theme | null) => void] => {
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
    // oxlint-disable-next-line react/exhaustive-deps -- reads the cookie once per page
  }, [store, pathname]);

  return [chosen, (theme) => store.dispatch(themeChosen(theme))];
};

const TEXTS = { ru, uz };
const CHOICES = [
  { theme: null, name: 'system' },
  { theme: 'light', name: 'light' },
  { theme: 'dark', name: 'dark' },
] as const;

export const ThemeChoice = () => {
  const id = useId();
  const texts = TEXTS[useLanguage()];
  const [chosen, choose] = useTheme();
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {texts.label}
      </span>
      <div className={styles.options}>
        {CHOICES.map(({ theme, name }) => (
          <label key={name} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
            <span>{texts[name]}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
