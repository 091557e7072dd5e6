/** In the tab's own storage: two tabs may be on the way to two pages. */
export const RETURN_KEY = 'returnTo';

/** Where storage is blocked. */
let remembered: string | null = null;

/** Never an address of another site, whoever wrote it: `//evil.example` and `/\evil.example` are such, too. */
const isOwnPath = (text: string | null): text is string => text !== null && /^\/(?![/\\])[^\s\\]*$/.test(text);

/** The page that a visitor was on, or wanted, when they had to sign in first. */
export const rememberReturn = (path: string): void => {
  remembered = path;
  try {
    sessionStorage.setItem(RETURN_KEY, path);
  } catch {
    // As long as the page lives, then.
  }
};

export const readReturn = (): string | null => {
  let path = remembered;
  try {
    path = sessionStorage.getItem(RETURN_KEY) ?? path;
  } catch {
    // Blocked.
  }
  return isOwnPath(path) ? path : null;
};

export const forgetReturn = (): void => {
  remembered = null;
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Blocked: there is nothing in it.
  }
};
