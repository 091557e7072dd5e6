/** Whether the visitor asked their browser to save data. Pictures then come narrower by the server's doing (publicFiles). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
