// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Profile, ProfileChange, User } from '#contract/account';
import type { Call, Localized } from '../call';
import { oneOf } from '../rareReaders';
import { id, listOf, optional, orElse, record, text } from '../readers';
import { readCar } from './cars';

const readUser = record<User>({
  id,
  first_name: text,
  last_name: text,
  birthdate: text,
  username: text,
  gender: optional(oneOf('M', 'F')),
  cars: listOf(readCar),
});

/** The signed-in customer */
export const user = ({ lang, userId }: Localized<{ userId: number }>): Call<User> => ({
  path: `/authentication/user/${userId}`,
  contentType: 'multipart/form-data',
  private: true,
  lang,
  read: readUser,
});

const readProfile = record<Profile>({
  first_name: text,
  last_name: text,
  birthdate: text,
  username: text,
  gender: optional(oneOf('M', 'F')),
});

/** Changes the profile; another phone needs its proof, and the password or the proof of the present one */
export const changeUser = ({
  lang,
  userId,
  verificationToken,
  body,
}: Localized<{
  userId: number;
  verificationToken?: string | undefined;
  body: ProfileChange;
}>): Call<Profile | null> => ({
  method: 'PUT',
  path: `/authentication/user/${userId}`,
  headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
  body,
  private: true,
  lang,
  read: orElse(readProfile, null),
});
