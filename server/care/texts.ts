import type { Language } from '../platform/language';

/** Omits name, plate and mileage, because other people may see the screen of the phone. */
const sms: Record<Language, string> = {
  ru: 'Yolda: подходит срок по автомобилю:',
  uz: 'Yolda: avtomobil uchun muddat yaqinlashdi:',
};

const telegram: Record<Language, { lead: string; over: string; until: (day: string) => string }> = {
  ru: {
    lead: 'Подходит срок:',
    over: 'срок прошёл',
    until: (day) => `до ${day}`,
  },
  uz: {
    lead: 'Muddat yaqinlashdi:',
    over: 'muddati oʻtgan',
    until: (day) => `${day} gacha`,
  },
};

export type DueReminder = { title: string; until: string | null; isOverdue: boolean };

const dottedDate = (date: string): string => date.split('-').toReversed().join('.');

export const dueSms = (language: Language, link: string): string => `${sms[language]} ${link}`;

const MAX_TELEGRAM_LENGTH = 4_096;

export function dueTelegram(language: Language, list: readonly DueReminder[], link: string): string[] {
  const { lead, over, until } = telegram[language];
  const lines = list.map(({ title, until: day, isOverdue }) => {
    const when = isOverdue ? over : day === null ? '' : until(dottedDate(day));
    return `• ${title}${when && `, ${when}`}`;
  });
  const messages = [lead];
  for (const line of [...lines.map((one) => one.slice(0, MAX_TELEGRAM_LENGTH)), link]) {
    const longer = `${messages.at(-1)}\n${line}`;
    if (longer.length > MAX_TELEGRAM_LENGTH) messages.push(line);
    else messages[messages.length - 1] = longer;
  }
  return messages;
}
