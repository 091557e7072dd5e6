import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ProfileChange, User } from '#contract/account';
import type { Car } from '#contract/cars';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppSelector } from '#shared/store/appStore';
import { apiSlice } from './apiSlice';
import { selectUserId } from './authSlice';
import type { Localized, ResultOf } from './client';
import * as calls from './generated/account';

/** A car and a customer as the screens see them. */
export type CustomerCar = Car;
export type Customer = User;

const readingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Customer, Localized<{ userId: number }>>({ query: calls.user, providesTags: ['User'] }),
  }),
});

type Util = typeof readingApi.util;
type PatchThunk = ReturnType<Util['updateQueryData']>;

/** What a mutation's life cycle offers of the store. */
interface CacheOf {
  dispatch: (thunk: PatchThunk) => { undo: () => void };
  getState: () => Parameters<Util['selectCachedArgsForQuery']>[0];
}

/** Changes the customer wherever the cache has them, in either language, ahead of the server's answer. Returns how to take it back. */
export function patchCustomer({ dispatch, getState }: CacheOf, change: (customer: Customer) => void): () => void {
  const { selectCachedArgsForQuery, updateQueryData } = readingApi.util;
  const patches = selectCachedArgsForQuery(getState(), 'getUser').map((args) =>
    dispatch(updateQueryData('getUser', args, change)),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}

export interface ProfileSaving {
  userId: number;
  profile: ProfileChange;
  /** Proof of another phone than the present one, as `checkCode` gave it. */
  verificationToken?: string | undefined;
  /** Beside that proof: the customer's password, or what `checkCode` gave for the present phone. */
  password?: string | undefined;
  presentToken?: string | undefined;
}

const accountApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once wherever the customer's name stands, and taken back when the server refuses. */
    changeUser: build.mutation<ResultOf<typeof calls.changeUser>, Localized<ProfileSaving>>({
      query: ({ profile, password, presentToken, ...args }) =>
        calls.changeUser({
          ...args,
          body: {
            ...profile,
            ...(password !== undefined && { password }),
            ...(presentToken !== undefined && { old_phone_token: presentToken }),
          },
        }),
      onQueryStarted: async ({ profile }, api) => {
        const undo = patchCustomer(api, (customer) => void Object.assign(customer, profile));
        // What the form did not change may be newer than the form.
        await api.queryFulfilled.then(
          ({ data }) => data && patchCustomer(api, (customer) => void Object.assign(customer, data)),
          undo,
        );
      },
    }),
  }),
});

export const { getUser, changeUser } = accountApi.endpoints;
export const { useGetUserQuery } = accountApi;

/**
 * The signed-in customer with the cars; nothing without one. Their data is the same in both languages: while it comes in another
 * one, the known stays, and with it the form that is being filled in.
 */
export const useCustomerQuery = () => {
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const query = useGetUserQuery(userId === null ? skipToken : { lang, userId });
  return { ...query, currentData: useLastKnown(query.currentData, String(userId)) };
};
