/** Second and later pages of a list: search engines and people see them apart from the first. */
export const lists = {
  pageTitle: '{{title}}. Страница {{page}}',
  pageDescription: 'Страница {{page}}. {{description}}',
};

/** The names of a list's pages: among `common` as ever, but no first page has a list of pages. */
export const pagination = {
  pagination: 'Страницы',
  page: 'Страница {{page}}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
};
