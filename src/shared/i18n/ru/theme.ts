/** Theme selector in the footer, loaded with the chunk of the selector in both languages. */
export const theme = {
  label: 'Оформление',
  system: 'Как в системе',
  light: 'Светлое',
  dark: 'Тёмное',
};

export type ThemeTexts = typeof theme;
