// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { CarCare, CarDocument, DocumentEnd, Due, Wishes, WishesChange } from '#contract/cars';
import type { Call, Localized } from '../call';
import { filled, oneOf } from '../rareReaders';
import { count, flag, id, listOf, optional, record, text } from '../readers';

const readDue = record<Due>({
  fact: filled,
  title: text,
  service: optional(id),
  is_bookable: optional(flag),
  level: optional(oneOf('green', 'yellow', 'red')),
  every_km: optional(count),
  every_months: optional(count),
  last_date: text,
  last_mileage: count,
  due_date: optional(text),
  due_mileage: optional(count),
  expected_on: optional(text),
  is_overdue: flag,
});
const readCarDocument = record<CarDocument>({ kind: id, ends_on: text });
const readCarCare = record<CarCare>({
  car: id,
  km_per_month: optional(count),
  due: listOf(readDue),
  documents: listOf(readCarDocument),
});

/** What is due of the signed-in customer's cars, and their documents */
export const carCare = ({ lang }: Localized<{ userId: number }>): Call<CarCare[]> => ({
  path: '/authentication/cars/care',
  private: true,
  lang,
  read: listOf(readCarCare),
});

/** Until when a document of a car is good */
export const setCarDocument = ({
  lang,
  carId,
  kind,
  body,
}: Localized<{ carId: number; kind: number; body: DocumentEnd }>): Call<null> => ({
  method: 'PUT',
  path: `/authentication/cars/${carId}/documents/${kind}`,
  body,
  private: true,
  lang,
  read: () => null,
});

/** Forgets a document of a car */
export const removeCarDocument = ({ lang, carId, kind }: Localized<{ carId: number; kind: number }>): Call<null> => ({
  method: 'DELETE',
  path: `/authentication/cars/${carId}/documents/${kind}`,
  private: true,
  lang,
  read: () => null,
});

const readWishes = record<Wishes>({
  channel: oneOf('off', 'sms', 'telegram'),
  language: oneOf('ru', 'uz'),
  quiet_from: count,
  quiet_to: count,
  has_chat: flag,
  connect: optional(text),
});

/** How the signed-in customer is reminded */
export const wishes = ({ lang }: Localized<{ userId: number }>): Call<Wishes> => ({
  path: '/authentication/wishes',
  private: true,
  lang,
  read: readWishes,
});

/** Changes it; 409 `chat_missing` for Telegram before a chat has opened the link */
export const changeWishes = ({ lang, body }: Localized<{ body: WishesChange }>): Call<Wishes> => ({
  method: 'PUT',
  path: '/authentication/wishes',
  body,
  private: true,
  lang,
  read: readWishes,
});
