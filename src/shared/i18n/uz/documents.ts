import type { documents as Source } from '../ru/documents';

export const documents: typeof Source = {
  others: 'Boshqa hujjatlar',
  version: '{{version}}-versiya, {{date}}',
};
