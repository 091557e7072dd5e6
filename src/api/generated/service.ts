// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { ServiceDetail } from '#contract/catalog';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, flag, id, listOf, oneOf, optional, picture, record, text } from '../readers';
import { readArticle } from './articles';
import { readPart } from './catalog';
import { readNamed } from './common';

const readServiceDetail = record<ServiceDetail>({
  id,
  name: text,
  icon: picture,
  description: text,
  photo: picture,
  photo_alt: optional(text),
  category: optional(readNamed),
  price_from: optional(text),
  duration_minutes: optional(count),
  is_bookable: optional(flag),
  preview: optional(picture),
  class_prices: optional(listOf(record({ car_class: oneOf('small', 'sedan', 'suv'), price_from: text }))),
  guarantee: optional(text),
  guarantee_document: optional(text),
  includes: optional(listOf(text)),
  extras: optional(listOf(record({ name: text, price_from: optional(text) }))),
  questions: optional(listOf(record({ question: text, answer: text }))),
  parts: optional(listOf(readPart)),
  articles: optional(listOf(readArticle)),
});

const serviceApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns a service by its id */
    getService: build.query<ServiceDetail, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<ServiceDetail> => ({
        path: `/services/web/${id}/`,
        lang,
        read: readServiceDetail,
      }),
    }),
  }),
});

export const { getService } = serviceApi.endpoints;
export const { useGetServiceQuery } = serviceApi;
