export const notFound = {
  /** English in both languages, as docs/spec/errors.md has it; the heading says the same in the visitor's. */
  title: 'Page Not Found',
  heading: 'Страница не найдена',
  text: 'Возможно, адрес введён с ошибкой или страницу перенесли. Начните с главной или откройте один из разделов.',
};
