import type { ThemeTexts } from '../ru/theme';

export const theme: ThemeTexts = {
  label: 'Koʻrinish',
  system: 'Tizimdagidek',
  light: 'Yorugʻ',
  dark: 'Qorongʻi',
};
