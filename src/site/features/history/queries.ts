import { getSharedHistory } from '#api/generated/sharing';
import type { Load } from '#shared/config/page';

export const sharedHistoryQueries: Load = ({ language: lang }, { params: { token = '' } }) => [
  getSharedHistory.initiate({ lang, token }, { subscribe: false }),
];
