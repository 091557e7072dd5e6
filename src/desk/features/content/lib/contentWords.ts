import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { fieldOfPath } from '#contract/content/paths';
import type { DeskT } from '#desk/common/hooks/useDeskTexts';
import { type ChangeWords, flagOf } from '#desk/common/lib/changeWords';
import { WEEKDAYS_SHORT } from '#shared/i18n/formats/calendarNames';
import { formatDayOfMonth } from '#shared/i18n/formats/dayOfMonth';
import { formatMoney } from '#shared/i18n/formats/money';
import type { ContentWords } from '../texts/loadContentTexts';
import { type FieldWords, nameOfPath, optionsOf, wordsOf, wordsWithin } from './names';

/** The words of the field that a path leads to; the numbers of a group's items name nothing. */
const wordsAt = (words: ContentWords, kind: ContentKindName, path: string): FieldWords | undefined =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .reduce<{ within: Record<string, FieldWords>; last?: FieldWords | undefined }>(
      ({ within }, part) => ({ within: wordsWithin(within[part]), last: within[part] }),
      { within: wordsOf(words, kind) },
    ).last;

const dayText = (day: string, words: ContentWords): string => {
  const [year = '', month, date] = day.split('-');
  return `${formatDayOfMonth(Number(month), Number(date), words.language)} ${year}`;
};

/** How the changes of an item of content are called: as in its editor. */
export const contentWords = (words: ContentWords, kind: ContentKindName, desk: DeskT): ChangeWords => {
  const { t, language } = words;
  const { fields } = kindOf(kind);

  /** An interval of a day has a number after the first, `1.0`: its beginning. */
  const intervalName = (name: string, [at = '0', end]: readonly string[]): string => {
    const said = `${name} · ${desk(end === '1' ? 'audit.closes' : 'audit.opens')}`;
    return at === '0' ? said : `${said} ${Number(at) + 1}`;
  };

  const nameOf = (path: string): string => {
    if (path === 'hidden') return t('state.hidden');
    const found = fieldOfPath(fields, path);
    if (!found) return desk('field.other');
    const { field, rest } = found;
    const name = nameOfPath(words, kind, rest.length > 0 ? path.slice(0, -rest.join('.').length - 1) : path);
    if (field.type === 'day') return intervalName(name, rest);
    if (field.type === 'week')
      return intervalName(`${name} · ${WEEKDAYS_SHORT[language][Number(rest[0])]}`, rest.slice(1));
    if (field.type === 'place' && rest.length > 0)
      return `${name} · ${t(rest[0] === 'longitude' ? 'field.longitude' : 'field.latitude')}`;
    return nameOfPath(words, kind, path);
  };

  const valueOf: ChangeWords['valueOf'] = (path, value, side) => {
    const type = path === 'hidden' ? 'flag' : fieldOfPath(fields, path)?.field.type;
    if (type === 'flag') return flagOf(value, desk);
    if (type === 'choice') return optionsOf(wordsAt(words, kind, path))[value] ?? value;
    if (type === 'picture') return desk(side === 'before' ? 'audit.formerPicture' : 'audit.newPicture');
    if (type === 'date') return dayText(value, words);
    return type === 'money' ? formatMoney(value, language) : value;
  };

  return { nameOf, valueOf };
};
