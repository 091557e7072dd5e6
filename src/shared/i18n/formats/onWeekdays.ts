import type { Language } from '../languages';

/** On which day, Monday first: Russian has a preposition and a case of its own for it, Uzbek the word 'day'. */
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
