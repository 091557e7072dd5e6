export const errors = {
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText: 'Страница сломалась у нас, а не у вас. Обновите её или вернитесь на главную.',
  reload: 'Обновить страницу',
  toHome: 'На главную',
};
