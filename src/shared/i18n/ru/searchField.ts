/** Texts of the header search, which loads late on every page. */
export const searchField = {
  label: 'Поиск по сайту',
  hint: 'Услуга, запчасть, номер детали',
  close: 'Закрыть поиск',
  all: 'Все результаты',
  none: 'Ничего похожего. Enter покажет, где ещё посмотреть.',
  services: 'Услуга',
  parts: 'Запчасть',
  articles: 'Статья',
  branches: 'Филиал',
  questions: 'Вопрос',
  documents: 'Документ',
  phones: 'Телефон',
  pages: 'Раздел сайта',
};
