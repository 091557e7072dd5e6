// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { PartPrice, PriceList, ServicePrice } from '#contract/catalog';
import type { Call, Localized } from '../call';
import { count, flag, id, listOf, optional, record, text } from '../readers';

const readServicePrice = record<ServicePrice>({
  id,
  name: text,
  category: text,
  price_from: optional(text),
  duration_minutes: optional(count),
});
const readPartPrice = record<PartPrice>({
  id,
  name: text,
  category: text,
  manufacturer: text,
  mpn: text,
  price: text,
  in_stock: flag,
});
const readPriceList = record<PriceList>({
  services: listOf(readServicePrice),
  parts: listOf(readPartPrice),
  files: optional(record({ xlsx: text, csv: text })),
});

/** What all services and products cost */
export const prices = ({ lang }: Localized): Call<PriceList> => ({
  path: '/main/prices/',
  lang,
  read: readPriceList,
});
