/** The choice of colours in the footer. With that control's own chunk, both languages of it: nobody needs it before the page is read. */
export const theme = {
  label: 'Оформление',
  system: 'Как в системе',
  light: 'Светлое',
  dark: 'Тёмное',
};

export type ThemeTexts = typeof theme;
