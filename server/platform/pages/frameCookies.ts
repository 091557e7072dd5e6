export interface FrameCookies {
  language?: 'ru' | 'uz';
  theme?: 'light' | 'dark';
  signedIn: boolean;
}

const LANGUAGE = /(?:^|;\s*)language=([a-z0-9]{1,8})(?:;|$)/;
const THEME = /(?:^|;\s*)theme=([a-z0-9]{1,8})(?:;|$)/;
const SIGNED_IN = /(?:^|;\s*)signed_in=([a-z0-9]{1,8})(?:;|$)/;

/** Ignores unknown values, so that the page cache has at most 18 variants of a page. */
export const frameCookies = (header = ''): FrameCookies => {
  if (header === '') return { signedIn: false };
  const language = LANGUAGE.exec(header)?.[1];
  const theme = THEME.exec(header)?.[1];
  return {
    ...((language === 'ru' || language === 'uz') && { language }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    signedIn: SIGNED_IN.exec(header)?.[1] === '1',
  };
};
