/** Titles of the second and later pages of a list, which search engines and people see apart from the first, and the way back to it. */
export const lists = {
  pageTitle: '{{title}}. Страница {{page}}',
  pageDescription: 'Страница {{page}}. {{description}}',
  toFirstPage: 'На первую страницу',
};

/** The names of a list's pages: among `common` as ever, but no first page has a list of pages. */
export const pagination = {
  pagination: 'Страницы',
  page: 'Страница {{page}}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
};
