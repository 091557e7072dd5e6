export const theme = {
  label: 'Оформление',
  system: 'Как в системе',
  light: 'Светлое',
  dark: 'Тёмное',
};

export type ThemeTexts = typeof theme;
