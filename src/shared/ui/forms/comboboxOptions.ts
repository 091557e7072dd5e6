import { CAR_NAMES } from '#contract/rules/carNames';
import { foldBeginning, wordsOf } from '#contract/rules/fold';

interface Word {
  whole: string;
  beginning: string;
}

const wordsIn = (text: string): Word[] =>
  wordsOf(text).map(({ word, from, to }) => ({ whole: word, beginning: foldBeginning(text.slice(from, to)) }));

/** The words of each spelling of a name, by groups of spellings. */
const groups = CAR_NAMES.split('\n').map((line) =>
  line
    .split(',')
    .map(wordsIn)
    .filter((words) => words.length > 0),
);

const isIn = (phrase: readonly Word[], words: readonly Word[]) =>
  phrase.every(({ whole }) => words.some((word) => word.whole === whole));

const spellings = new Map<string, Word[][]>();

/** The words of a name as it is written, and as people spell it in either script. */
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

/** Whether each word of the text begins a word of the name in any spelling, by the folding of the search. */
export const isSpelledLike = (name: string, text: string): boolean => {
  const typed = wordsIn(text);
  return (
    typed.length > 0 && spellingsOf(name).some((words) => typed.every((one) => words.some((word) => begins(one, word))))
  );
};

/** Whether the text is the whole name in some spelling. */
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

/** The options whose name contains the text in any case, or is spelled like it in either script; an empty text gives all of them. */
export const matchingOptions = (options: readonly Option[], text: string): Option[] => {
  const wanted = fold(text);
  return options.filter(({ name }) => fold(name).includes(wanted) || isSpelledLike(name, text));
};

/** The only option whose whole name the text spells, such as «Шевроле»; null where there is none or several. */
export const spelledOption = (options: readonly Option[], text: string): Option | null => {
  const [found, ...others] = options.filter(({ name }) => isSpelling(name, text));
  return found && others.length === 0 ? found : null;
};

/** The option that is named exactly so, whatever the case. */
export const matchOption = (options: readonly Option[], text: string): Option | null =>
  options.find((option) => fold(option.name) === fold(text)) ?? null;

/** The option that the text names, in whatever case or script. */
export const namedOption = (options: readonly Option[], text: string): Option | null =>
  matchOption(options, text) ?? spelledOption(options, text);
