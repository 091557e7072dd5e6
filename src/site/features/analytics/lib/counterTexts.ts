import type { Language } from '#shared/i18n/languages';

/** With the question's own chunk, both languages of it: most sites never ask. */
export const COUNTER_TEXTS: Record<Language, Record<'label' | 'question' | 'policy' | 'no' | 'yes', string>> = {
  ru: {
    label: 'Счётчик посещений',
    question: 'Можно считать ваши посещения чужим счётчиком? Он поставит свои cookie. Сайт работает и без него.',
    policy: 'Что он узнаёт',
    no: 'Нельзя',
    yes: 'Можно',
  },
  uz: {
    label: 'Tashriflar hisoblagichi',
    question:
      'Tashriflaringizni begona hisoblagich bilan sanasak boʻladimi? U oʻz cookie fayllarini qoʻyadi. Sayt usiz ham ishlaydi.',
    policy: 'U nimani biladi',
    no: 'Yoʻq',
    yes: 'Mayli',
  },
};
