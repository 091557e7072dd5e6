import { getDocument } from '#api/endpoints/company';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';

export const load: Load = ({ language: lang }, { params: { slug = '' } }) => [
  getDocument.initiate({ lang, slug }, PAGE_DATA),
];
