import { COOKIE_THEME } from '#shared/config/constants';
import type { Theme } from './themeSlice';

export const themeInCookie = (): Theme | null => {
  const value = new RegExp(`(?:^|; )${COOKIE_THEME}=(light|dark)(?:;|$)`).exec(document.cookie)?.[1];
  return value === 'light' || value === 'dark' ? value : null;
};

export const showTheme = (theme: Theme | null): void => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};
