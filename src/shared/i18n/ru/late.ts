/**
 * What stands around every page and comes with its own late chunk, both languages of it: the first page's texts do without. The link of a
 * sentence stands between bars.
 */
export const late = {
  consent: 'Согласен на обработку моих данных по |политике персональных данных|.',
  documents: 'Документы',
  prices: 'Прайс-лист',
  links: 'Мы в сети',
  email: 'Почта',
};

export type LateTexts = typeof late;
