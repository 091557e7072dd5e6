// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { AccountDeletion, OpenSession, PasswordChange } from '#contract/account';
import type { Call, Localized } from '../call';
import { file } from '../rareReaders';
import { flag, id, listOf, orNull, record, text } from '../readers';

const readOpenSession = record<OpenSession>({
  id,
  browser: orNull(text),
  system: orNull(text),
  created_at: text,
  last_used_at: text,
  current: flag,
});

/** The sessions of the signed-in customer that go on */
export const sessions = ({ lang }: Localized<{ userId: number }>): Call<OpenSession[]> => ({
  path: '/authentication/sessions',
  private: true,
  lang,
  read: listOf(readOpenSession),
});

/** Ends a session of the signed-in customer */
export const endSession = ({ lang, id }: Localized<{ id: number }>): Call<null> => ({
  method: 'DELETE',
  path: `/authentication/sessions/${id}`,
  private: true,
  lang,
  read: () => null,
});

/** Ends all sessions of the signed-in customer but the one that asks */
export const endOtherSessions = ({ lang }: Localized): Call<null> => ({
  method: 'DELETE',
  path: '/authentication/sessions',
  private: true,
  lang,
  read: () => null,
});

/** Changes the password of the signed-in customer by the old one; the other sessions end */
export const changePassword = ({ lang, body }: Localized<{ body: PasswordChange }>): Call<null> => ({
  method: 'PUT',
  path: '/authentication/password',
  body,
  private: true,
  lang,
  read: () => null,
});

/** Everything that is stored about the signed-in customer: a zip of JSON and of the PDF of each closed visit */
export const exportAccount = ({ lang }: Localized<{ userId: number }>): Call<Blob> => ({
  path: '/authentication/export',
  private: true,
  lang,
  read: file,
});

/** Deletes the account of the signed-in customer, by the password or the proof of the phone */
export const deleteAccount = ({
  lang,
  verificationToken,
  body,
}: Localized<{ verificationToken?: string | undefined; body: AccountDeletion }>): Call<null> => ({
  method: 'POST',
  path: '/authentication/delete-account',
  headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
  body,
  private: true,
  lang,
  read: () => null,
});
