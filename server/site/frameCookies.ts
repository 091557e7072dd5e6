/** The three cookies that give the first frame its language, colours and icons. They tell nobody who the visitor is. */
export interface FrameCookies {
  language?: 'ru' | 'uz';
  theme?: 'light' | 'dark';
  signedIn: boolean;
}

const valueOf = (header: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([a-z0-9]{1,8})(?:;|$)`).exec(header)?.[1];

/** Anything but the known values is as good as no cookie: whatever a visitor sends, there are 18 kinds of first frame. */
export const frameCookies = (header = ''): FrameCookies => {
  const language = valueOf(header, 'language');
  const theme = valueOf(header, 'theme');
  return {
    ...((language === 'ru' || language === 'uz') && { language }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    signedIn: valueOf(header, 'signed_in') === '1',
  };
};
