/** Characters of a report's texts. A module of its own: the browser takes it, and what the first page loads must not carry it. */
export const BROWSER_ERROR_TEXT = { message: 500, stack: 3_000 } as const;

export const BROWSER_ERROR_PATH = '/api/public/browser-errors/';
