import type { Language } from '../../http/language';
import { plainApostrophes, senderOf } from './sender';

type Ready = {
  branch: string;
  address: string;
  phone: string;
  /** When the car can be fetched; null where that is unknown, or any time will do. */
  pickUp: { from: Date; until: Date } | null;
  /** When the message goes out: `today` is the day of that. */
  at: Date;
};

const AHEAD_MS = 5 * 3_600_000;
/** `YYYY-MM-DDTHH:MM` by Tashkent's clock. */
const localOf = (time: Date): string => new Date(time.getTime() + AHEAD_MS).toISOString().slice(0, 16);

function whenOf(language: Language, { pickUp, at }: Ready): string {
  if (pickUp === null) return '';
  const [from, until, now] = [pickUp.from, pickUp.until, at].map(localOf) as [string, string, string];
  const [opens, closes] = [from.slice(11), until.slice(11)];
  const date = `${from.slice(8, 10)}.${from.slice(5, 7)}`;
  const isToday = from.slice(0, 10) <= now.slice(0, 10);
  if (isToday && from <= now) return language === 'ru' ? ` сегодня до ${closes}` : ` bugun ${closes} gacha`;
  if (language === 'ru') return ` ${isToday ? 'сегодня' : date} с ${opens} до ${closes}`;
  return ` ${isToday ? 'bugun' : `${date} kuni`} ${opens}-${closes} oraligʻida`;
}

/** Street and house. The customer has brought the car and knows the town and the district. */
const streetOf = ({ address }: Ready): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .slice(-2)
    .join(', ')
    .replace(/^./u, (first) => first.toUpperCase());

/** Two parts of Cyrillic letters, one of the short alphabet. */
const MAX_LENGTH: Record<Language, number> = { ru: 134, uz: 160 };

/** No name, no plate and no sum: another person may read it on the phone. A street that would make the SMS longer is left out. */
export function readySms(language: Language, ready: Ready): string {
  const when = whenOf(language, ready);
  const news =
    language === 'ru' ? `машина готова, забрать можно${when}.` : `mashina tayyor,${when} olib ketish mumkin.`;
  const write = (street: string) =>
    plainApostrophes(
      [`${senderOf(ready.branch)}: ${news}`, street && `${street}.`, ready.phone].filter(Boolean).join(' '),
    );
  const whole = write(streetOf(ready));
  return whole.length > MAX_LENGTH[language] ? write('') : whole;
}

export function readyTelegram(
  language: Language,
  ready: Ready,
  { reference, link }: { reference: string; link: string },
): string {
  const when = whenOf(language, ready);
  const news =
    language === 'ru'
      ? `Машина готова, забрать её можно${when}. Визит ${reference}.`
      : `Mashina tayyor, uni${when} olib ketish mumkin. Tashrif ${reference}.`;
  return [news, ready.branch, ready.address, ready.phone, link].filter(Boolean).join('\n');
}
