import type { Language } from '../../http/language';

const sentences: Record<Language, (code: string) => string> = {
  ru: (code) => `Yolda: код ${code}. Никому не говорите.`,
  // Only letters that fit into the short alphabet of SMS: any other one would halve what a message holds.
  uz: (code) => `Yolda: kod ${code}. Hech kimga aytmang.`,
};

/**
 * By its last line, `@domain #123456`, phones offer the code to a page of that domain only
 * (WebOTP, origin-bound one-time codes).
 */
export const codeText = (code: string, language: Language, siteUrl: string): string =>
  `${sentences[language](code)}\n@${new URL(siteUrl).hostname} #${code}`;
