import type { documents as Source } from '../ru/documents';

export const documents: typeof Source = {
  version: '{{version}}-versiya, {{date}}',
};
