import { normalizeText } from './names';

/**
 * Normalizes a text that staff write to a customer: removes direction marks, invisible and control characters, trims
 * lines, and keeps at most one empty line in a row.
 */
export const normalizeMessage = (text: string): string =>
  normalizeText(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  );
