import {
  CONTENT_LANGUAGES,
  type ContentValue,
  type Field,
  type Fields,
  isItem,
  isLocalized,
  type Localized,
} from './fields';
import { typesetText, uzbekApostrophes } from './typeset';

/** What an editor may want to see to. Nothing is refused for it. `suggestion`: the text set right. */
export type ContentWarning = {
  /** `name.uz`, `blocks.0.info.ru` */
  field: string;
  code: 'missing' | 'same' | 'older' | 'apostrophe' | 'space' | 'short' | 'duplicate';
  suggestion?: string;
  /** The item on the site that has the same. */
  other?: { id: number; title: Localized };
};

type TextField = Field & { type: 'text' | 'longText' };

const isText = (field: Field): field is TextField => field.type === 'text' || field.type === 'longText';
const hasLetters = (text: string) => /\p{L}{4}/u.test(text);

function ofTexts(field: TextField, texts: Localized, path: string): ContentWarning[] {
  return CONTENT_LANGUAGES.flatMap((language): ContentWarning[] => {
    const text = texts[language];
    const other = texts[language === 'ru' ? 'uz' : 'ru'];
    const at = `${path}.${language}`;
    if (text === '') return other === '' ? [] : [{ field: at, code: 'missing' }];
    const found: ContentWarning[] = [];
    if (language === 'uz' && text === other && hasLetters(text)) found.push({ field: at, code: 'same' });
    const spelt = language === 'uz' ? uzbekApostrophes(text) : text;
    if (spelt !== text) found.push({ field: at, code: 'apostrophe', suggestion: spelt });
    const spaced = field.running ? typesetText(text) : text;
    if (spaced !== text) found.push({ field: at, code: 'space', suggestion: spaced });
    if (field.wanted !== undefined && text.length < field.wanted) found.push({ field: at, code: 'short' });
    return found;
  });
}

/** Of a value of the right shape. */
export const warningsOf = (fields: Fields, value: ContentValue, within = ''): ContentWarning[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const given = value[name];
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) => (isItem(one) ? warningsOf(field.fields, one, `${within}${name}.${at}.`) : []));
    return isText(field) && isLocalized(given) ? ofTexts(field, given, within + name) : [];
  });
