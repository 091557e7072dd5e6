/** Maximum characters of report texts. A separate module, to keep the first page's bundle small. */
export const BROWSER_ERROR_TEXT = { message: 500, stack: 3_000 } as const;

export const BROWSER_ERROR_PATH = '/api/public/browser-errors/';
