// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { BookableService } from '#contract/catalog';
import type { Call, Localized } from '../call';
import { count, id, listOf, orNull, record, text } from '../readers';

const readBookableService = record<BookableService>({
  id,
  name: text,
  category: text,
  price_from: orNull(count),
  minutes: orNull(count),
});

/** All services, and which of them a time is taken for on line */
export const bookableServices = ({ lang }: Localized): Call<BookableService[]> => ({
  path: '/services/web/bookable/',
  lang,
  read: listOf(readBookableService),
});
