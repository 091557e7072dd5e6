/** Kept in session storage, because two tabs may return to two pages. */
export const RETURN_KEY = 'returnTo';

let remembered: string | null = null;

/** Prevents open redirects: `//evil.example` and `/\evil.example` also lead to another site. */
const isOwnPath = (text: string | null): text is string => text !== null && /^\/(?![/\\])[^\s\\]*$/.test(text);

/** Stores the page to return to after sign-in. */
export const rememberReturn = (path: string): void => {
  remembered = path;
  try {
    sessionStorage.setItem(RETURN_KEY, path);
  } catch {
    // The address lasts as long as the page.
  }
};

/** Returns the stored page, or null without a valid path. */
export const readReturn = (): string | null => {
  let path = remembered;
  try {
    path = sessionStorage.getItem(RETURN_KEY) ?? path;
  } catch {
    // Storage is blocked: use memory.
  }
  return isOwnPath(path) ? path : null;
};

/** Removes the stored page. */
export const forgetReturn = (): void => {
  remembered = null;
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Storage is blocked, so it is empty.
  }
};
