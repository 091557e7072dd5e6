export const errors = {
  notFoundTitle: 'Page Not Found',
  notFoundHeading: 'Такой страницы нет',
  notFoundText:
    'Возможно, адрес введён с ошибкой или страницу перенесли. Начните с главной или откройте один из разделов.',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText: 'Страница сломалась у нас, а не у вас. Обновите её или вернитесь на главную.',
  reload: 'Обновить страницу',
  toHome: 'На главную',
};
