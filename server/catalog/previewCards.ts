import { createHash } from 'node:crypto';
import type { ArticlePage } from '#contract/blog';
import type { Part, Service } from '#contract/catalog';
import type { Language } from '../platform/language';

export type CardKind = 'article' | 'part' | 'service';

export interface CardFacts {
  kind: CardKind;
  id: number;
  language: Language;
  label: string;
  title: string;
  photo: string;
}

const DRAWING = 1;

const LABELS: Record<CardKind, Record<Language, string>> = {
  article: { ru: 'Статья', uz: 'Maqola' },
  part: { ru: 'Запчасть', uz: 'Ehtiyot qism' },
  service: { ru: 'Услуга автосервиса', uz: 'Avtoservis xizmati' },
};

type Named = { id: number; category?: { name: string } };

const facts = (kind: CardKind, language: Language, item: Named, title: string, photo: string): CardFacts => ({
  kind,
  id: item.id,
  language,
  label: item.category?.name || LABELS[kind][language],
  title,
  photo,
});

export const articleCard = (article: ArticlePage['current_article'] & { id: number }, language: Language): CardFacts =>
  facts('article', language, article, article.title, article.photo_background);
export const partCard = (part: Part, language: Language): CardFacts =>
  facts('part', language, part, part.name, part.photo);
export const serviceCard = (service: Service, language: Language): CardFacts =>
  facts('service', language, service, service.name, service.photo);

/** The address contains a hash of the content, because messengers cache a link preview image forever. */
export const cardAddress = (card: CardFacts): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, card.label, card.title, card.photo]))
    .digest('hex')
    .slice(0, 12);
  return `/cards/${card.kind}-${card.id}.${card.language}.${hash}.jpg`;
};
