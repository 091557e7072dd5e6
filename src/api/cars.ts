import type { CarChange, NewCar } from '#contract/cars';
import { type CustomerCar, patchCustomer } from './account';
import { apiSlice } from './apiSlice';
import type { Localized } from './client';
import * as calls from './generated/cars';
import { isNotFound } from './problem';
import { storedValuesOf } from './refusals';

const carsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic update: adds `shown`, which has a temporary id. A retry must send the same `idempotencyKey`. */
    createCar: build.mutation<
      CustomerCar | null,
      Localized<{ car: NewCar; shown: CustomerCar; idempotencyKey: string }>
    >({
      query: ({ lang, car, idempotencyKey }) => calls.createCar({ lang, idempotencyKey, body: car }),
      // Refetches the customer after an error or an unreadable reply: another tab may have changed the garage.
      invalidatesTags: (created, error) => (created && !error ? [] : ['User']),
      onQueryStarted: async ({ shown }, api) => {
        patchCustomer(api, ({ cars }) => void cars.push(shown));
        // `undo()` would apply an outdated patch if the garage has been refetched meanwhile.
        const settle = (created: CustomerCar | null) =>
          patchCustomer(api, (customer) => {
            const others = customer.cars.filter(({ id }) => id !== shown.id && id !== created?.id);
            customer.cars = created ? [...others, created] : others;
          });
        await api.queryFulfilled.then(
          ({ data }) => settle(data),
          () => settle(null),
        );
      },
    }),
    /** Optimistic update to `shown`. After an edit conflict, the cache gets the stored car from the reply. */
    changeCar: build.mutation<CustomerCar | null, Localized<{ change: CarChange; shown: CustomerCar }>>({
      query: ({ lang, change, shown }) => calls.changeCar({ lang, carId: shown.id, body: change }),
      invalidatesTags: (_, error) => (isNotFound(error) ? ['User'] : []),
      onQueryStarted: async ({ shown }, api) => {
        const put = (car: CustomerCar) =>
          patchCustomer(api, (customer) => {
            customer.cars = customer.cars.map((old) => (old.id === car.id ? car : old));
          });
        const undo = put(shown);
        await api.queryFulfilled.then(
          ({ data }) => data && put(data),
          ({ error }: { error: unknown }) => {
            undo();
            const stored = storedValuesOf(error);
            if (stored) put(calls.readCar(stored));
          },
        );
      },
    }),
    deleteCar: build.mutation<null, Localized<{ carId: number }>>({
      query: calls.deleteCar,
      invalidatesTags: (_, error) => (isNotFound(error) ? ['User'] : []),
      onQueryStarted: async ({ carId }, api) => {
        const undo = patchCustomer(api, (customer) => {
          customer.cars = customer.cars.filter(({ id }) => id !== carId);
        });
        await api.queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const { createCar, changeCar, deleteCar } = carsApi.endpoints;
export const { useCreateCarMutation, useChangeCarMutation, useDeleteCarMutation } = carsApi;
