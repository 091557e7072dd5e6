import { CAR_NAMES } from '#contract/rules/carNames';
import { foldPrefix, wordsOf } from '#contract/rules/fold';

interface Word {
  whole: string;
  beginning: string;
}

const wordsIn = (text: string): Word[] =>
  wordsOf(text).map(({ word, from, to }) => ({ whole: word, beginning: foldPrefix(text.slice(from, to)) }));

const groups = CAR_NAMES.split('\n').map((line) =>
  line
    .split(',')
    .map(wordsIn)
    .filter((words) => words.length > 0),
);

const isIn = (phrase: readonly Word[], words: readonly Word[]) =>
  phrase.every(({ whole }) => words.some((word) => word.whole === whole));

const spellings = new Map<string, Word[][]>();

const spellingsOf = (name: string): Word[][] => {
  const known = spellings.get(name);
  if (known) return known;
  const own = wordsIn(name);
  const found = groups.flatMap((group) => {
    const phrase = group.find((one) => isIn(one, own));
    if (!phrase) return [];
    const rest = own.filter(({ whole }) => !phrase.some((word) => word.whole === whole));
    return group.map((one) => [...one, ...rest]);
  });
  const all = [own, ...found];
  spellings.set(name, all);
  return all;
};

const begins = (typed: Word, { whole, beginning }: Word) =>
  whole === typed.whole || beginning.startsWith(typed.beginning);

/** Returns whether each word of the text is a prefix of a word of the name in any spelling. */
export const matchesSpelling = (name: string, text: string): boolean => {
  const typed = wordsIn(text);
  return (
    typed.length > 0 && spellingsOf(name).some((words) => typed.every((one) => words.some((word) => begins(one, word))))
  );
};

/** Returns whether the text is the whole name in some spelling. */
export const isSpelling = (name: string, text: string): boolean => {
  const typed = wordsIn(text);
  const isWhole = (words: readonly Word[]) => words.length === typed.length && isIn(typed, words);
  return typed.length > 0 && spellingsOf(name).some(isWhole);
};

export interface Option {
  id: number;
  name: string;
}

const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** Returns the options whose name contains the text, or whose words begin with its words in another spelling. */
export const matchingOptions = (options: readonly Option[], text: string): Option[] => {
  const query = fold(text);
  return options.filter(({ name }) => fold(name).includes(query) || matchesSpelling(name, text));
};

/**
 * Returns the option whose whole name the text spells in any script, such as «Шевроле». Null if none or several match.
 */
export const spelledOption = (options: readonly Option[], text: string): Option | null => {
  const [found, ...others] = options.filter(({ name }) => isSpelling(name, text));
  return found && others.length === 0 ? found : null;
};

/** Returns the option with exactly this name, ignoring case, or null. */
export const matchOption = (options: readonly Option[], text: string): Option | null =>
  options.find((option) => fold(option.name) === fold(text)) ?? null;

/** Returns the option with this name in any case or script, or null. */
export const namedOption = (options: readonly Option[], text: string): Option | null =>
  matchOption(options, text) ?? spelledOption(options, text);
