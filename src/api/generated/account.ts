// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { GivenConsent, Profile, ProfileChange, User } from '#contract/account';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { id, listOf, oneOf, optional, orElse, record, text } from '../readers';
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
const readProfile = record<Profile>({
  first_name: text,
  last_name: text,
  birthdate: text,
  username: text,
  gender: optional(oneOf('M', 'F')),
});

/** Returns the signed-in customer */
export const user = ({ lang, userId }: Localized<{ userId: number }>): Call<User> => ({
  path: `/authentication/user/${userId}`,
  contentType: 'multipart/form-data',
  private: true,
  lang,
  read: readUser,
});

/** Changes the profile; another phone requires its proof, and the password or the proof of the present phone */
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

const accountApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Records consent of the signed-in customer to the personal-data policy */
    giveConsent: build.mutation<null, Localized<{ body: GivenConsent }>>({
      query: ({ lang, body }): Call<null> => ({
        method: 'POST',
        path: '/authentication/consent',
        body,
        private: true,
        lang,
        read: () => null,
      }),
    }),
  }),
});

export const { giveConsent } = accountApi.endpoints;
export const { useGiveConsentMutation } = accountApi;
