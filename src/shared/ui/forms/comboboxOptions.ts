import { isSpelledLike, isSpelling } from './carSpellings';

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
