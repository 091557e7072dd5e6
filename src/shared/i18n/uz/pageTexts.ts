import type { PageTexts } from '../ru/pageTexts';
import { about } from './about';
import { blog } from './blog';
import { contacts } from './contacts';
import { formAnswers } from './formAnswers';
import { lists, pagination } from './lists';
import { notFound } from './notFound';
import { pageHero } from './pageHero';
import { search } from './search';
import { services } from './services';
import { shop } from './shop';

export const pageTexts: PageTexts = {
  about,
  blog,
  common: pagination,
  contacts,
  forms: formAnswers,
  lists,
  notFound,
  pageHero,
  search,
  services,
  shop,
};
