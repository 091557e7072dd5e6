// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
  HistoryFinding,
  HistoryLine,
  HistoryPage,
  HistoryRow,
  HistoryTotal,
  HistoryVisit,
  OtherVisit,
  Passport,
} from '#contract/visits';
import type { Call, Localized } from '../call';
import { file, oneOf, sureListOf } from '../rareReaders';
import { count, flag, id, listOf, optional, orNull, record, text } from '../readers';
import { readPhoto, readSums } from './estimates';

const readHistoryRow = record<HistoryRow>({
  id,
  number: id,
  car: text,
  year: count,
  plate: text,
  car_id: orNull(id),
  branch: text,
  closed_at: text,
  mileage: count,
  total: count,
  is_handed_over: flag,
  done: listOf(text),
  reds: count,
  is_corrected: flag,
});
const readHistoryPage = record<HistoryPage>({ items: sureListOf(readHistoryRow), next: orNull(id) });

/** Closed visits of the signed-in customer, the newest first */
export const history = ({
  lang,
  car,
  year,
  before,
}: Localized<{
  car?: number | undefined;
  year?: number | undefined;
  before?: number | undefined;
  userId: number;
}>): Call<HistoryPage> => ({
  path: '/authentication/history',
  query: { car, year, before },
  private: true,
  lang,
  read: readHistoryPage,
});

const readHistoryTotal = record<HistoryTotal>({
  car: id,
  name: text,
  plate: text,
  year: count,
  visits: count,
  total: count,
});

/** How many visits there were, and what they came to, by car and year */
export const historyTotals = ({ lang }: Localized<{ userId: number }>): Call<HistoryTotal[]> => ({
  path: '/authentication/history/totals',
  private: true,
  lang,
  read: sureListOf(readHistoryTotal),
});

const readHistoryLine = record<HistoryLine>({
  id,
  kind: oneOf('work', 'part', 'free'),
  name: text,
  quantity: count,
  price: count,
  sums: readSums,
  is_declined: flag,
});
const readHistoryFinding = record<HistoryFinding>({
  id,
  level: oneOf('green', 'yellow', 'red'),
  title: text,
  note: text,
  due_date: optional(text),
  due_mileage: optional(count),
  photos: listOf(readPhoto),
});
const readOtherVisit = record<OtherVisit>({ id, number: id, closed_at: text });
const readHistoryVisit = record<HistoryVisit>({
  id,
  number: id,
  car: text,
  year: count,
  plate: text,
  car_id: orNull(id),
  branch: text,
  closed_at: text,
  mileage: count,
  total: count,
  is_handed_over: flag,
  reference: text,
  vin: text,
  opened_at: text,
  branch_address: text,
  lines: listOf(readHistoryLine),
  findings: listOf(readHistoryFinding),
  photos: listOf(readPhoto),
  sums: readSums,
  hash: text,
  paper: text,
  corrected_at: optional(text),
  corrects: orNull(readOtherVisit),
  corrected_by: orNull(readOtherVisit),
});

/** One of them with all that was done, found and paid */
export const historyVisit = ({ lang, id }: Localized<{ id: number; userId: number }>): Call<HistoryVisit> => ({
  path: `/authentication/history/${id}`,
  private: true,
  lang,
  read: readHistoryVisit,
});

/** A photograph of it as WebP; `size=small`: at most 320 pixels a side */
export const historyPhoto = ({
  lang,
  id,
  photo,
  size,
}: Localized<{ id: number; photo: number; size?: 'small' | undefined; userId: number }>): Call<Blob> => ({
  path: `/authentication/history/${id}/photos/${photo}`,
  query: { size },
  private: true,
  lang,
  read: file,
});

/** It as a PDF, in the asked language */
export const historyPaper = ({ lang, id }: Localized<{ id: number; userId: number }>): Call<Blob> => ({
  path: `/authentication/history/${id}/paper`,
  private: true,
  lang,
  read: file,
});

const readPassport = record<Passport>({
  number: id,
  closed_at: text,
  corrected_at: optional(text),
  branch: text,
  car: text,
  year: count,
  mileage: count,
  plate: text,
  name: text,
  hash: text,
  is_genuine: flag,
  corrected_by: orNull(id),
});

/** Whether the paper of a visit is genuine; 404 where there is none */
export const passport = ({ lang, paper }: Localized<{ paper: string }>): Call<Passport> => ({
  path: `/main/passport/${encodeURIComponent(paper)}`,
  lang,
  read: readPassport,
});
