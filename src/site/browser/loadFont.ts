import type { Language } from '#shared/i18n/languages';
import { FONT_FILES } from '#shared/styles/fontFiles';

/** After that the language is shown in a font of the device. */
const WAIT_MS = 1000;

let arrived = false;

/**
 * Resolves when the font with the glyphs of a language that a page in another one does not preload is loaded. Not left to the browser: our fonts
 * are `optional`, so one that is first asked for by the text that needs it comes too late, and that text stays in a font of the
 * device for the rest of the visit. A face of our own, then: how long a browser waits does not count for one that is already loaded.
 */
export const loadFont = async (language: Language): Promise<void> => {
  if (language !== 'ru' || arrived) return;
  const face = new FontFace('Onest Cyrillic', `url(${FONT_FILES.cyrillic})`, { weight: '400 800' });
  const loading = face.load().catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  if (face.status !== 'loaded') return;
  document.fonts.add(face);
  arrived = true;
};
