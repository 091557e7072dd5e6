import type { ContentValue } from '../../../contract/content/fields';
import type { Problems } from '../../../contract/content/problems';
import { ApiFailure } from '../../http/errors';
import { fieldTexts } from '../../http/errorTexts';
import type { Language } from '../../http/language';
import { writingTexts } from './writingTexts';

/** The version that a change was made from is no longer the one there is. */
export class ContentChanged extends Error {
  override name = 'ContentChanged';
  constructor(readonly asked: ContentValue | null) {
    super('The item was changed meanwhile');
  }
}

/** A value that may not be kept, or published. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  constructor(readonly problems: Problems) {
    super('The value is refused');
  }
}

export const refuseProblems = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new ContentRefused(problems);
};

const texts = { ...fieldTexts, ...writingTexts };

/** The words for it, by field. */
export const problemTexts = (problems: Problems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { code, limit }]) => [
      field,
      texts[code][language].replace('{limit}', String(limit)),
    ]),
  );

/** Unique violation, and two that wait for each other: whoever comes second tries again. */
const RACES = new Set(['23505', '40P01']);

/** What the caller is to hear of it. */
export function failureOf(error: unknown, language: Language): unknown {
  if (error instanceof ContentRefused) {
    const texts = Object.entries(problemTexts(error.problems, language));
    return new ApiFailure(400, 'validation', { errors: Object.fromEntries(texts.map(([at, text]) => [at, [text]])) });
  }
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
  return typeof code === 'string' && RACES.has(code) ? new ApiFailure(409, 'conflict', { cause: error }) : error;
}
