import type * as russian from '../ru/searchField';

export const searchField: typeof russian.searchField = {
  label: 'Saytdan qidirish',
  hint: 'Xizmat, ehtiyot qism, qism raqami',
  close: 'Qidiruvni yopish',
  all: 'Barcha natijalar',
  none: 'Oʻxshashi yoʻq. Enter yana qayerdan qidirishni koʻrsatadi.',
  services: 'Xizmat',
  parts: 'Ehtiyot qism',
  articles: 'Maqola',
  branches: 'Filial',
  questions: 'Savol',
  documents: 'Hujjat',
  phones: 'Telefon',
  pages: 'Sayt boʻlimi',
};
