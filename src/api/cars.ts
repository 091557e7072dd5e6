import type { CarChange, NewCar } from '#contract/cars';
import { type CustomerCar, patchCustomer } from './account';
import { apiSlice } from './apiSlice';
import type { Localized } from './client';
import * as calls from './generated/cars';
import { isNotFound } from './problem';
import { storedInstead } from './refusals';

const carsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Shown in the garage at once as `shown`, with a temporary id, until the server's own car replaces it or it is taken back.
     * `idempotencyKey` stays the same while the customer tries again: a car whose answer got lost is not added twice.
     */
    createCar: build.mutation<
      CustomerCar | null,
      Localized<{ car: NewCar; shown: CustomerCar; idempotencyKey: string }>
    >({
      query: ({ lang, car, idempotencyKey }) => calls.createCar({ lang, idempotencyKey, body: car }),
      // Another server's answer may be anything: then null, and the customer is read again.
      // A garage that is full without this tab knowing was filled by another one.
      invalidatesTags: (created, error) => (created && !error ? [] : ['User']),
      onQueryStarted: async ({ shown }, api) => {
        patchCustomer(api, ({ cars }) => void cars.push(shown));
        // Not an undo: the garage may have been read again since, with the new car or without it.
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
    /** Shown in the garage at once as `shown`, and taken back when the server refuses: then the newer car that it names is shown. */
    changeCar: build.mutation<CustomerCar | null, Localized<{ change: CarChange; shown: CustomerCar }>>({
      query: ({ lang, change, shown }) => calls.changeCar({ lang, carId: shown.id, body: change }),
      // Removed in another tab: what is shown is out of date.
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
            const stored = storedInstead(error);
            if (stored) put(calls.readCar(stored));
          },
        );
      },
    }),
    /** Gone from the garage at once, and back when the server refuses. */
    deleteCar: build.mutation<null, Localized<{ carId: number }>>({
      query: calls.deleteCar,
      // Removed in another tab: what is shown is out of date.
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
