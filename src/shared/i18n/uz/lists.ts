import type { pagination as PaginationSource, lists as Source } from '../ru/lists';

export const lists: typeof Source = {
  pageTitle: '{{title}}. {{page}}-sahifa',
  pageDescription: '{{page}}-sahifa. {{description}}',
  toFirstPage: 'Birinchi sahifaga',
};

export const pagination: typeof PaginationSource = {
  pagination: 'Sahifalar',
  page: '{{page}}-sahifa',
  previousPage: 'Oldingi sahifa',
  nextPage: 'Keyingi sahifa',
};
