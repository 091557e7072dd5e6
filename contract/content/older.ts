import { CONTENT_LANGUAGES, type ContentValue, type Fields, isLocalized, type Localized } from './fields';

type Texts = Map<string, Localized>;

const textsOf = (fields: Fields, value: ContentValue, within = ''): [path: string, texts: Localized][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Localized][] => {
    const given = value[name];
    const path = within + name;
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) =>
        typeof one === 'object' && !Array.isArray(one) ? textsOf(field.fields, one, `${path}.${at}.`) : [],
      );
    return isLocalized(given) ? [[path, given]] : [];
  });

const lastChange = (states: readonly Texts[], path: string, language: 'ru' | 'uz'): number => {
  const textIn = (at: number) => states[at]?.get(path)?.[language];
  let at = states.length - 1;
  while (at > 0 && textIn(at) === textIn(at - 1)) at -= 1;
  return at;
};

/**
 * Returns the paths of texts (`name.uz`) that are older than their other language. Missing texts are not included.
 * @param states versions of the item, oldest first, ending with the current one
 */
export function outdatedTexts(fields: Fields, states: readonly ContentValue[]): string[] {
  const texts = states.map((value): Texts => new Map(textsOf(fields, value)));
  return [...(texts.at(-1) ?? [])].flatMap(([path, now]) => {
    if (now.ru === '' || now.uz === '') return [];
    const [ru, uz] = CONTENT_LANGUAGES.map((language) => lastChange(texts, path, language)) as [number, number];
    if (ru === uz) return [];
    return [`${path}.${ru < uz ? 'ru' : 'uz'}`];
  });
}
