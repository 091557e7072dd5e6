/** Key in session storage, which is per tab, because each tab may return to another page. */
export const RETURN_KEY = 'returnTo';

let remembered: string | null = null;

/** Prevents open redirects: `//evil.example` and `/\evil.example` also lead to another site. */
const isOwnPath = (text: string | null): text is string => text !== null && /^\/(?![/\\])[^\s\\]*$/.test(text);

/** Stores the address to which sign-in returns. */
export const rememberReturn = (path: string): void => {
  remembered = path;
  try {
    sessionStorage.setItem(RETURN_KEY, path);
  } catch {
    // Storage is blocked: the address stays in memory.
  }
};

/** Returns the stored address, or null if it is not a path of this site. */
export const readReturn = (): string | null => {
  let path = remembered;
  try {
    path = sessionStorage.getItem(RETURN_KEY) ?? path;
  } catch {
    // Storage is blocked: use memory.
  }
  return isOwnPath(path) ? path : null;
};

/** Deletes the stored address, in memory and in session storage. */
export const forgetReturn = (): void => {
  remembered = null;
  try {
    sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Storage is blocked, so it is empty.
  }
};
