import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CustomerCar } from '#api/account';
import { refreshTokenMissed, sessionRefused } from '#api/authSlice';
import type { NewCar } from '#contract/cars';
import type { RootState } from '#shared/store/appStore';
import type { CarValues } from './carValues';

export interface RefusedCar {
  owner: number;
  values: CarValues;
  shown: CustomerCar;
  problem: unknown;
  /** The sent payload. If unchanged, a retry reuses the idempotency key. */
  car: NewCar;
  idempotencyKey: string;
}

export interface NewCarsState {
  refused: RefusedCar[];
}

const initialState: NewCarsState = { refused: [] };

export const newCarsSlice = createSlice({
  name: 'newCars',
  initialState,
  reducers: {
    newCarRefused: (state, { payload }: PayloadAction<RefusedCar>) => {
      state.refused.push(payload);
    },
    refusedCarTaken: (state, { payload }: PayloadAction<RefusedCar['idempotencyKey']>) => {
      state.refused = state.refused.filter(({ idempotencyKey }) => idempotencyKey !== payload);
    },
    newCarsForgotten: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(sessionRefused, () => initialState).addCase(refreshTokenMissed, () => initialState),
});

declare module '#shared/store/appStore' {
  interface RootState extends Partial<WithSlice<typeof newCarsSlice>> {}
}

export const { newCarRefused, refusedCarTaken, newCarsForgotten } = newCarsSlice.actions;

export const selectRefusedCar = ({ auth, newCars }: RootState): RefusedCar | undefined =>
  newCars?.refused.find(({ owner }) => owner === auth.userId);
