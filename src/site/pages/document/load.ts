import { getDocument } from '../../../api/endpoints/company';
import type { Load } from '../../../shared/config/page';

export const load: Load = ({ language: lang }, { params: { slug = '' } }) => [
  getDocument.initiate({ lang, slug }, { subscribe: false }),
];
