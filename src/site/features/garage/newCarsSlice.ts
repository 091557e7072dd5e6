import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CustomerCar } from '#api/account';
import { refreshTokenMissed, sessionRefused } from '#api/authSlice';
import type { NewCar } from '#contract/cars';
import type { RootState } from '#shared/store/appStore';
import type { CarValues } from './carValues';

/** A new car that the garage has shown already and the server has not taken: what its form comes back with. */
export interface RefusedCar {
  /** Id of the customer: nobody else shall see it. */
  owner: number;
  values: CarValues;
  shown: CustomerCar;
  /** An ApiProblem, as a rule. */
  problem: unknown;
  /** What was sent: sent again as it is, it has the same key. */
  car: NewCar;
  idempotencyKey: string;
}

export interface NewCarsState {
  /** Oldest first; each waits for its form to be opened. */
  refused: RefusedCar[];
}

const initialState: NewCarsState = { refused: [] };

/** They stand in memory only. It joins the store with the personal area's chunk (`injectSlice`). */
export const newCarsSlice = createSlice({
  name: 'newCars',
  initialState,
  reducers: {
    newCarRefused: (state, { payload }: PayloadAction<RefusedCar>) => {
      state.refused.push(payload);
    },
    /** Its form is open again and has it from now on. */
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

/** The one of the signed-in customer whose form comes back next. */
export const selectRefusedCar = ({ auth, newCars }: RootState): RefusedCar | undefined =>
  newCars?.refused.find(({ owner }) => owner === auth.userId);
