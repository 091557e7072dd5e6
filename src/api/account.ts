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

export type CustomerCar = Car;
export type Customer = User;

const readingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Customer, Localized<{ userId: number }>>({ query: calls.user, providesTags: ['User'] }),
  }),
});

type Util = typeof readingApi.util;
type PatchThunk = ReturnType<Util['updateQueryData']>;

interface CacheOf {
  dispatch: (thunk: PatchThunk) => { undo: () => void };
  getState: () => Parameters<Util['selectCachedArgsForQuery']>[0];
}

/**
 * Applies `change` to the customer in every cache entry (optimistic update).
 * @returns a function that undoes it
 */
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
  verificationToken?: string | undefined;
  password?: string | undefined;
  presentToken?: string | undefined;
}

const accountApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
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
        // Changes only the fields of the reply, because other fields may be newer in the cache.
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
 * Queries the signed-in customer with the cars. After a language change it returns the previous data until the new data
 * load, so that open forms are not reset.
 */
export const useCustomerQuery = () => {
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const query = useGetUserQuery(userId === null ? skipToken : { lang, userId });
  return { ...query, currentData: useLastKnown(query.currentData, String(userId)) };
};
