import type { Language } from '../languages';

// Own tables, because Chromium claims Uzbek support and prints '2026 M05 7' and 'Thu'.

export const MONTHS: Record<Language, readonly string[]> = {
  ru: [
    'Январь',
    'Февраль',
    'Март',
    'Апрель',
    'Май',
    'Июнь',
    'Июль',
    'Август',
    'Сентябрь',
    'Октябрь',
    'Ноябрь',
    'Декабрь',
  ],
  uz: ['Yanvar', 'Fevral', 'Mart', 'Aprel', 'May', 'Iyun', 'Iyul', 'Avgust', 'Sentabr', 'Oktabr', 'Noyabr', 'Dekabr'],
};

export const WEEKDAYS: Record<Language, readonly string[]> = {
  ru: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
  uz: ['Dushanba', 'Seshanba', 'Chorshanba', 'Payshanba', 'Juma', 'Shanba', 'Yakshanba'],
};

export const WEEKDAYS_SHORT: Record<Language, readonly string[]> = {
  ru: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  uz: ['Du', 'Se', 'Ch', 'Pa', 'Ju', 'Sh', 'Ya'],
};

/** 'On Monday' and so on, Monday first: Russian needs a preposition and a case. */
export const ON_WEEKDAYS: Record<Language, readonly string[]> = {
  ru: ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'],
  uz: [
    'dushanba kuni',
    'seshanba kuni',
    'chorshanba kuni',
    'payshanba kuni',
    'juma kuni',
    'shanba kuni',
    'yakshanba kuni',
  ],
};
