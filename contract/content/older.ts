import { CONTENT_LANGUAGES, type ContentValue, type Fields, isLocalized, type Localized } from './fields';

type Texts = Map<string, Localized>;

/** Every text of two languages by its path. */
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

/** In which of the states a text was changed last. */
const lastChange = (states: readonly Texts[], path: string, language: 'ru' | 'uz'): number => {
  const textIn = (at: number) => states[at]?.get(path)?.[language];
  let at = states.length - 1;
  while (at > 0 && textIn(at) === textIn(at - 1)) at -= 1;
  return at;
};

/**
 * The texts, `name.uz`, that stayed as they were when the other language was changed later. `states`: of the item one after the other, as it is
 * now at the end. A missing text is not older, it is missing.
 */
export function olderTexts(fields: Fields, states: readonly ContentValue[]): string[] {
  const texts = states.map((value): Texts => new Map(textsOf(fields, value)));
  return [...(texts.at(-1) ?? [])].flatMap(([path, now]) => {
    if (now.ru === '' || now.uz === '') return [];
    const [ru, uz] = CONTENT_LANGUAGES.map((language) => lastChange(texts, path, language)) as [number, number];
    if (ru === uz) return [];
    return [`${path}.${ru < uz ? 'ru' : 'uz'}`];
  });
}
