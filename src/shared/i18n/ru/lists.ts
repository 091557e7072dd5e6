/** Second and later pages of a list: search engines and people see them apart from the first. */
export const lists = {
  pageTitle: '{{title}}. Страница {{page}}',
  pageDescription: 'Страница {{page}}. {{description}}',
};
