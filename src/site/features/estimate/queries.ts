import { getEstimate } from '#api/endpoints/estimates';
import type { Load } from '#shared/config/page';

export const estimateQueries: Load = ({ language: lang }, { params: { token = '' } }) => [
  getEstimate.initiate({ lang, token }, { subscribe: false }),
];
