import { common } from './common';
import { errors } from './errors';
import { footer } from './footer';
import { forms } from './forms';
import { header } from './header';
import { home } from './home';
import { seo } from './seo';

/** What the layout and the home page say: the browser has them from the start. */
export const firstTexts = { common, errors, footer, forms, header, home, seo };

export type FirstTexts = typeof firstTexts;
