// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { EnquiryQuestion, OwnEnquiry, TrackedEnquiry } from '#contract/enquiries';
import type { Call, Localized } from '../call';
import { filled, oneOf } from '../rareReaders';
import { listOf, optional, record, text } from '../readers';

const readTrackedEnquiry = record<TrackedEnquiry>({
  reference: filled,
  status: oneOf('new', 'in_work', 'waiting', 'done', 'refused'),
  created_at: text,
  due_at: text,
  branch: optional(text),
  follow: optional(text),
});

/** How an enquiry stands, by its reference and the end of its phone; 404 whichever of them is wrong */
export const trackEnquiry = ({ lang, body }: Localized<{ body: EnquiryQuestion }>): Call<TrackedEnquiry> => ({
  method: 'POST',
  path: '/main/requests/track/',
  body,
  lang,
  read: readTrackedEnquiry,
});

const readOwnEnquiry = record<OwnEnquiry>({
  reference: filled,
  status: oneOf('new', 'in_work', 'waiting', 'done', 'refused'),
  created_at: text,
  due_at: text,
  branch: optional(text),
  follow: optional(text),
  text,
});

/** The enquiries of the signed-in customer's numbers, newest first */
export const ownEnquiries = ({ lang }: Localized<{ userId: number }>): Call<OwnEnquiry[]> => ({
  path: '/authentication/requests',
  private: true,
  lang,
  read: listOf(readOwnEnquiry),
});
