import type { lists as Source } from '../ru/lists';

export const lists: typeof Source = {
  pageTitle: '{{title}}. {{page}}-sahifa',
  pageDescription: '{{page}}-sahifa. {{description}}',
};
