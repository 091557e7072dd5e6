import { getEstimate } from '#api/generated/visits';
import type { Load } from '#shared/config/page';

export const estimateQueries: Load = ({ language: lang }, { params: { token = '' } }) => [
  getEstimate.initiate({ lang, token }, { subscribe: false }),
];
