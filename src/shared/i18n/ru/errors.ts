export const errors = {
  /** English in both languages, as docs/spec/errors.md has it; the name says the same in the visitor's. */
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedName: 'Ошибка на странице',
  unexpectedText: 'Страница сломалась у нас, а не у вас. Обновите её или вернитесь на главную.',
  reload: 'Обновить страницу',
  toHome: 'На главную',
};
