// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
  Handover,
  HandoverAcceptance,
  HandoverMade,
  HistoryShare,
  HistoryShareMade,
  NewHandover,
  NewHistoryShare,
  SharedHistory,
  SharedVisit,
} from '#contract/sharing';
import type { Call, Localized } from '../call';
import { filled, oneOf, sureListOf } from '../rareReaders';
import { count, flag, id, listOf, orNull, record, text } from '../readers';

const readHistoryShare = record<HistoryShare>({
  id,
  car_id: id,
  car: text,
  created_at: text,
  expires_at: text,
  ended_at: orNull(text),
  opened: count,
});

/** Links to the history of the signed-in customer's cars, the newest first */
export const historyShares = ({ lang }: Localized<{ userId: number }>): Call<HistoryShare[]> => ({
  path: '/authentication/history-shares',
  private: true,
  lang,
  read: sureListOf(readHistoryShare),
});

const readHistoryShareMade = record<HistoryShareMade>({ share: readHistoryShare, token: filled });

/** A link to the history of a car, for whoever has it; the same key makes one link */
export const shareHistory = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewHistoryShare }>): Call<HistoryShareMade> => ({
  method: 'POST',
  path: '/authentication/history-shares',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  private: true,
  lang,
  read: readHistoryShareMade,
});

/** Ends it at once */
export const endHistoryShare = ({ lang, id }: Localized<{ id: number }>): Call<null> => ({
  method: 'DELETE',
  path: `/authentication/history-shares/${id}`,
  private: true,
  lang,
  read: () => null,
});

const readSharedVisit = record<SharedVisit>({
  closed_at: text,
  branch: text,
  mileage: count,
  works: listOf(text),
  parts: listOf(text),
  other_works: count,
  other_parts: count,
  other_lines: count,
});
const readSharedHistory = record<SharedHistory>({
  car: text,
  year: count,
  plate: text,
  expires_at: text,
  visits: listOf(readSharedVisit),
  other_car_visits: count,
});

/** Works and mileage of a shared car; 404 where the link has ended, and where there never was one */
export const sharedHistory = ({ lang, token }: Localized<{ token: string }>): Call<SharedHistory> => ({
  path: `/main/shared-history/${encodeURIComponent(token)}`,
  lang,
  read: readSharedHistory,
});

const readHandover = record<Handover>({
  id,
  state: oneOf('offered', 'accepted', 'confirmed', 'withdrawn', 'expired'),
  is_seller: flag,
  car: text,
  year: count,
  buyer: text,
  buyer_car: text,
  is_other_car: flag,
  other_cars: listOf(id),
  visits: count,
  created_at: text,
  expires_at: text,
});

/** Histories that the signed-in customer hands over, takes over, or has opened the offer of, the newest first */
export const handovers = ({ lang }: Localized<{ userId: number }>): Call<Handover[]> => ({
  path: '/authentication/handovers',
  private: true,
  lang,
  read: sureListOf(readHandover),
});

const readHandoverMade = record<HandoverMade>({ handover: readHandover, token: filled });

/** Offers the history of a car to its buyer; an earlier offer of it is withdrawn. 409 `handover_done` where all visits are handed over */
export const offerHandover = ({ lang, body }: Localized<{ body: NewHandover }>): Call<HandoverMade> => ({
  method: 'POST',
  path: '/authentication/handovers',
  body,
  private: true,
  lang,
  read: readHandoverMade,
});

/** What is offered, by its link; the reader finds it among their handovers from then on */
export const offeredHandover = ({ lang, token }: Localized<{ token: string; userId: number }>): Call<Handover> => ({
  path: `/authentication/handovers/${encodeURIComponent(token)}`,
  private: true,
  lang,
  read: readHandover,
});

/** Takes it for a car of the buyer's garage; the seller still has to confirm */
export const acceptHandover = ({
  lang,
  token,
  body,
}: Localized<{ token: string; body: HandoverAcceptance }>): Call<Handover> => ({
  method: 'POST',
  path: `/authentication/handovers/${encodeURIComponent(token)}/acceptance`,
  body,
  private: true,
  lang,
  read: readHandover,
});

/** The same for an offer whose link the customer has opened before */
export const acceptOpenedHandover = ({
  lang,
  id,
  body,
}: Localized<{ id: number; body: HandoverAcceptance }>): Call<Handover> => ({
  method: 'PUT',
  path: `/authentication/handovers/${id}/acceptance`,
  body,
  private: true,
  lang,
  read: readHandover,
});

/** The seller confirms who has accepted: from now on both read the visits */
export const confirmHandover = ({ lang, id }: Localized<{ id: number }>): Call<Handover> => ({
  method: 'PUT',
  path: `/authentication/handovers/${id}/confirmation`,
  private: true,
  lang,
  read: readHandover,
});

/** Seller or buyer withdraw, until it is confirmed; another reader of the offer forgets it */
export const withdrawHandover = ({ lang, id }: Localized<{ id: number }>): Call<null> => ({
  method: 'DELETE',
  path: `/authentication/handovers/${id}`,
  private: true,
  lang,
  read: () => null,
});
