import type { ArticleBlock } from '#contract/blog';

/** An adult reads about so many words of everyday prose in a minute, on a screen. */
const WORDS_A_MINUTE = 180;

/** Minutes it takes to read an article, rounded up; at least one. */
export const readingMinutes = (blocks: readonly ArticleBlock[]): number => {
  const words = blocks.flatMap(({ title, info }) => `${title} ${info}`.split(/\s+/).filter(Boolean));
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
};
