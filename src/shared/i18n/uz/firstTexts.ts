import type { FirstTexts } from '../ru/firstTexts';
import { common } from './common';
import { errors } from './errors';
import { footer } from './footer';
import { forms } from './forms';
import { header } from './header';
import { home } from './home';
import { seo } from './seo';

export const firstTexts: FirstTexts = { common, errors, footer, forms, header, home, seo };
