export interface Option {
  id: number;
  name: string;
}

const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** The options whose name contains the text, whatever the case; nothing typed gives all of them. */
export const matchingOptions = (options: readonly Option[], text: string): Option[] => {
  const wanted = fold(text);
  return options.filter((option) => fold(option.name).includes(wanted));
};

/** The option that is named exactly so, whatever the case. */
export const matchOption = (options: readonly Option[], text: string): Option | null =>
  options.find((option) => fold(option.name) === fold(text)) ?? null;
