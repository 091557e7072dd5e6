import { localAt } from '#contract/rules/clock';
import { longestFitting, senderNames, streetOf } from '../messages/sender';
import type { Language } from '../platform/language';

/** Omits name and car: other people may see the phone. */
const handoverSmsTexts: Record<Language, string> = {
  ru: 'Yolda: историю машины приняли, подтвердите:',
  uz: 'Yolda: mashina tarixi qabul qilindi, tasdiqlang:',
};

const handoverTelegramTexts: Record<Language, string> = {
  ru: 'Покупатель принял историю вашей машины. Проверьте, кто это, и подтвердите передачу:',
  uz: 'Xaridor mashinangiz tarixini qabul qildi. Kim ekanini tekshirib, topshirishni tasdiqlang:',
};

export const handoverSms = (language: Language, link: string): string => `${handoverSmsTexts[language]} ${link}`;

export const handoverTelegram = (language: Language, link: string): string =>
  `${handoverTelegramTexts[language]}\n${link}`;

type Ready = {
  branch: string;
  address: string;
  phone: string;
  pickUp: { from: Date; until: Date } | null;
  at: Date;
};

/** Says when a car can be collected, with a leading space, or nothing if that is unknown. `at`: when it is read. */
export function pickUpText(language: Language, { pickUp, at }: Pick<Ready, 'pickUp' | 'at'>): string {
  if (pickUp === null) return '';
  const [from, until, now] = [pickUp.from, pickUp.until, at].map(localAt) as [string, string, string];
  const [opens, closes] = [from.slice(11), until.slice(11)];
  const date = `${from.slice(8, 10)}.${from.slice(5, 7)}`;
  const isToday = from.slice(0, 10) <= now.slice(0, 10);
  if (isToday && from <= now) return language === 'ru' ? ` сегодня до ${closes}` : ` bugun ${closes} gacha`;
  if (language === 'ru') return ` ${isToday ? 'сегодня' : date} с ${opens} до ${closes}`;
  return ` ${isToday ? 'bugun' : `${date} kuni`} ${opens}-${closes} oraligʻida`;
}

const MAX_SMS_PARTS: Record<Language, number> = { ru: 2, uz: 1 };

export type VisitStep = 'received' | 'approved' | 'ready';

const stepTexts: Record<Language, Record<Exclude<VisitStep, 'ready'>, { sms: string; telegram: string }>> = {
  ru: {
    received: { sms: 'машина принята.', telegram: 'Машина принята.' },
    approved: { sms: 'смета согласована, начинаем работу.', telegram: 'Смета согласована, начинаем работу.' },
  },
  uz: {
    received: { sms: 'mashina qabul qilindi.', telegram: 'Mashina qabul qilindi.' },
    approved: { sms: 'smeta tasdiqlandi, ishni boshlaymiz.', telegram: 'Smeta tasdiqlandi, ishni boshlaymiz.' },
  },
};

function readyText(language: Language, ready: Ready): string {
  const when = pickUpText(language, ready);
  return language === 'ru' ? `машина готова, забрать можно${when}.` : `mashina tayyor,${when} olib ketish mumkin.`;
}

/** Omits name, plate and price: other people may see the phone. */
export function stepSms(language: Language, step: VisitStep, ready: Ready): string {
  const notification = step === 'ready' ? readyText(language, ready) : stepTexts[language][step].sms;

  const street = step === 'ready' ? streetOf(ready.address) : '';
  const write = (sender: string, ...rest: string[]) =>
    [`${sender}: ${notification}`, ...rest, ready.phone].filter(Boolean).join(' ');
  const senders = senderNames(ready.branch);
  const texts = [
    ...(street ? senders.slice(0, 2).map((sender) => write(sender, `${street}.`)) : []),
    ...senders.map((sender) => write(sender)),
  ];
  return longestFitting(language, texts, MAX_SMS_PARTS[language]);
}

export function stepTelegram(
  language: Language,
  step: VisitStep,
  { reference, link, ...ready }: Ready & { reference: string; link: string },
): string {
  const visit = language === 'ru' ? `Визит ${reference}.` : `Tashrif ${reference}.`;
  const when = pickUpText(language, ready);
  const readyNotification =
    language === 'ru' ? `Машина готова, забрать её можно${when}.` : `Mashina tayyor, uni${when} olib ketish mumkin.`;
  const notification = `${step === 'ready' ? readyNotification : stepTexts[language][step].telegram} ${visit}`;
  return [notification, ready.branch, ready.address, ready.phone, link].filter(Boolean).join('\n');
}

type Promised = { branch: string; phone: string; promisedAt: Date; at: Date };

function promisedWhen(language: Language, { promisedAt, at }: Promised): string {
  const [promise, now] = [localAt(promisedAt), localAt(at)];
  const [clock, isToday] = [promise.slice(11), promise.slice(0, 10) === now.slice(0, 10)];
  const date = `${promise.slice(8, 10)}.${promise.slice(5, 7)}`;
  if (language === 'ru') return `${isToday ? 'сегодня' : date} к ${clock}`;
  return `${isToday ? 'bugun' : `${date} kuni`} soat ${clock} ga`;
}

/** Omits name, plate and price: other people may see the phone. */
export function promisedSms(language: Language, promise: Promised): string {
  const when = promisedWhen(language, promise);
  const notification =
    language === 'ru' ? `машина будет готова ${when}. Вопросы:` : `mashina ${when} tayyor boʻladi. Savollar:`;
  const texts = senderNames(promise.branch).map((sender) =>
    [`${sender}: ${notification}`, promise.phone].filter(Boolean).join(' '),
  );
  return longestFitting(language, texts, MAX_SMS_PARTS[language]);
}

export function promisedTelegram(
  language: Language,
  promise: Promised,
  { reference, link }: { reference: string; link: string },
): string {
  const when = promisedWhen(language, promise);
  const notification =
    language === 'ru'
      ? `Обещаем, что машина будет готова ${when}. Визит ${reference}.`
      : `Mashina ${when} tayyor boʻlishini vaʼda qilamiz. Tashrif ${reference}.`;
  return [notification, promise.branch, promise.phone, link].filter(Boolean).join('\n');
}

export type VisitNotificationKind = 'estimate' | 'closed' | 'corrected';

const visitSmsTexts: Record<Language, Record<VisitNotificationKind, string>> = {
  ru: {
    estimate: 'Yolda: смета готова, посмотрите и ответьте:',
    closed: 'Yolda: спасибо за визит! Как всё прошло:',
    corrected: 'Yolda: запись о визите исправлена:',
  },
  uz: {
    estimate: "Yolda: smeta tayyor, ko'rib chiqing va javob bering:",
    closed: "Yolda: tashrifingiz uchun rahmat! Qanday o'tdi:",
    corrected: 'Yolda: tashrif haqidagi yozuv tuzatildi:',
  },
};

const visitTelegramTexts: Record<Language, Record<VisitNotificationKind, (reference: string) => string>> = {
  ru: {
    estimate: (reference) => `Смета по визиту ${reference} готова. Посмотрите её и ответьте по каждой строке.`,
    closed: (reference) =>
      `Визит ${reference} закрыт. Спасибо, что выбрали нас! Всё сделанное есть в истории автомобиля. Расскажите, как всё прошло:`,
    corrected: (reference) => `Запись о визите исправлена, её новый номер ${reference}.`,
  },
  uz: {
    estimate: (reference) =>
      `${reference} tashrifi boʻyicha smeta tayyor. Uni koʻrib chiqing va har bir qatorga javob bering.`,
    closed: (reference) =>
      `${reference} tashrifi yopildi. Bizni tanlaganingiz uchun rahmat! Bajarilgan ishlar avtomobil tarixida turadi. Qanday oʻtganini aytib bering:`,
    corrected: (reference) => `Tashrif haqidagi yozuv tuzatildi, uning yangi raqami ${reference}.`,
  },
};

export const visitSms = (language: Language, notification: VisitNotificationKind, link: string): string =>
  `${visitSmsTexts[language][notification]} ${link}`;

export const visitTelegram = (
  language: Language,
  notification: VisitNotificationKind,
  { reference, link }: { reference: string; link: string },
): string => `${visitTelegramTexts[language][notification](reference)}\n${link}`;
