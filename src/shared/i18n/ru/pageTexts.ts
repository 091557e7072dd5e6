import { about } from './about';
import { blog } from './blog';
import { contacts } from './contacts';
import { documents } from './documents';
import { formAnswers } from './formAnswers';
import { lists, pagination } from './lists';
import { notFound } from './notFound';
import { pageHero } from './pageHero';
import { passport } from './passport';
import { prices } from './prices';
import { reviews } from './reviews';
import { search } from './search';
import { services } from './services';
import { share } from './share';
import { shop } from './shop';
import { track } from './track';
import { turnedAway } from './turnedAway';

/** What every other public page says: a chunk of its own, so that the first page does not carry it. */
export const pageTexts = {
  about,
  blog,
  common: pagination,
  contacts,
  documents,
  forms: formAnswers,
  lists,
  notFound,
  pageHero,
  passport,
  reviews,
  search,
  prices,
  services,
  share,
  shop,
  track,
  turnedAway,
};

export type PageTexts = typeof pageTexts;
