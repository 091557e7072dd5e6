import type { CarDocumentSeed } from '../types';

export const carDocuments: CarDocumentSeed[] = [
  {
    id: 1,
    name: { ru: 'Техосмотр', uz: 'Texnik koʻrik' },
    hint: { ru: 'Дата стоит в талоне техосмотра.', uz: 'Sana texnik koʻrik talonida yozilgan.' },
    remindDays: 30,
  },
  {
    id: 2,
    name: { ru: 'Страховка ОСАГО', uz: 'OSAGO sugʻurtasi' },
    hint: { ru: 'Последний день стоит в полисе.', uz: 'Oxirgi kun polisda yozilgan.' },
    remindDays: 14,
  },
  {
    id: 3,
    name: { ru: 'Проверка газового баллона', uz: 'Gaz balloni tekshiruvi' },
    hint: {
      ru: 'Дата выбита на баллоне и стоит в его паспорте.',
      uz: 'Sana ballonga oʻyib yozilgan va uning pasportida bor.',
    },
    remindDays: 30,
  },
];
