import type { User } from '../../../contract/account';
import type { Car } from '../../../contract/cars';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { count, id, listOf, named, oneOf, optional, orElse, type Reader, record, text } from '../readers';

type CarModelOfUser = Omit<Car['model'], 'marka'>;
/** A customer as the screens see them: `brand` only, and no gender where the server knows none. */
export type Customer = Omit<User, 'cars' | 'gender'> & {
  gender?: User['gender'];
  cars: (Omit<Car, 'model'> & { model: CarModelOfUser })[];
};

const modelFields = record<CarModelOfUser>({ id, name: text, brand: named });

/** The brand is called `marka` by some servers. */
const carModel: Reader<CarModelOfUser> = (value) => {
  const model = value as { brand?: unknown; marka?: unknown } | null;
  return modelFields(model && { ...model, brand: model.brand ?? model.marka });
};

const customer = record<Customer>({
  id,
  first_name: text,
  last_name: text,
  birthdate: text,
  username: text,
  gender: optional(oneOf('M', 'F')),
  cars: listOf(
    record<Customer['cars'][number]>({
      id,
      vin: text,
      year: count,
      owner: orElse(id, 0),
      model: carModel,
      number: text,
      mileage: count,
    }),
  ),
});

const accountApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<Customer, Localized<{ userId: number }>>({
      query: ({ lang, userId }) => ({
        path: `/authentication/user/${userId}`,
        contentType: 'multipart/form-data', // as the specification has it, though a GET has no body
        private: true,
        lang,
        read: customer,
      }),
      providesTags: ['User'],
    }),
  }),
});

export const { getUser } = accountApi.endpoints;
export const { useGetUserQuery } = accountApi;
