// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Brand } from '#contract/cars';
import type { Named } from '#contract/common';
import type { Call, Localized } from '../call';
import { id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

const readBrand = record<Brand>({ id, name: text, logo: optional(picture) });

/** Brands with logos, for the slider */
export const sliderBrands = ({ lang }: Localized): Call<Brand[]> => ({
  path: '/car-brands/list-for-users/',
  lang,
  read: listOf(readBrand),
});

/** Brands of every picker */
export const brands = ({ lang }: Localized): Call<Brand[]> => ({
  host: 'public',
  path: '/api/public/brands/',
  lang,
  read: listOf(readBrand),
});

/** Models of a brand; none for a brand that is not there */
export const models = ({ lang, brandId }: Localized<{ brandId: number }>): Call<Named[]> => ({
  host: 'public',
  path: '/api/public/models/',
  query: { brand_id: brandId },
  lang,
  read: listOf(readNamed),
});
