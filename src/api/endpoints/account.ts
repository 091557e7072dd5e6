import type { ProfileChange, User } from '../../../contract/account';
import type { Car } from '../../../contract/cars';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { count, id, listOf, named, oneOf, optional, orElse, type Reader, record, text } from '../readers';

type CarModelOfUser = Omit<Car['model'], 'marka'>;
/** A car as the screens see it: `brand` only. */
export type CustomerCar = Omit<Car, 'model'> & { model: CarModelOfUser };
/** A customer as the screens see them: no gender where the server knows none. */
export type Customer = Omit<User, 'cars' | 'gender'> & { gender?: User['gender']; cars: CustomerCar[] };

const modelFields = record<CarModelOfUser>({ id, name: text, brand: named });

/** The brand is called `marka` by some servers. */
const carModel: Reader<CarModelOfUser> = (value) => {
  const model = value as { brand?: unknown; marka?: unknown } | null;
  return modelFields(model && { ...model, brand: model.brand ?? model.marka });
};

export const customerCar = record<CustomerCar>({
  id,
  vin: text,
  year: count,
  owner: orElse(id, 0),
  model: carModel,
  number: text,
  mileage: count,
});

const profile = {
  first_name: text,
  last_name: text,
  birthdate: text,
  username: text,
  gender: optional(oneOf('M', 'F')),
};

const customer = record<Customer>({ id, ...profile, cars: listOf(customerCar) });

const readingApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Customer, Localized<{ userId: number }>>({
      query: ({ lang, userId }) => ({
        path: `/authentication/user/${userId}`,
        contentType: 'multipart/form-data', // docs/api.md#conventions, though a GET has no body
        private: true,
        lang,
        read: customer,
      }),
      providesTags: ['User'],
    }),
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
  /** The customer's own, beside that proof. */
  password?: string | undefined;
}

const accountApi = readingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once wherever the customer's name stands, and taken back when the server refuses. */
    changeUser: build.mutation<null, Localized<ProfileSaving>>({
      query: ({ lang, userId, profile, verificationToken, password }) => ({
        method: 'PUT',
        path: `/authentication/user/${userId}`,
        ...(verificationToken && { headers: { 'X-Verification-Token': verificationToken } }),
        body: { ...profile, ...(password !== undefined && { password }) },
        private: true,
        lang,
        read: () => null,
      }),
      onQueryStarted: async ({ profile }, api) => {
        const undo = patchCustomer(api, (customer) => void Object.assign(customer, profile));
        await api.queryFulfilled.catch(undo);
      },
    }),
    /** Revokes the session. Whoever signs out does not wait for it. */
    signOut: build.mutation<null, Localized<{ refreshToken: string }>>({
      query: ({ lang, refreshToken }) => ({
        method: 'POST',
        path: '/authentication/sign-out',
        body: { refresh_token: refreshToken },
        lang,
        read: () => null,
      }),
    }),
  }),
});

export const { getUser, changeUser, signOut } = accountApi.endpoints;
export const { useGetUserQuery } = accountApi;
