import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskState } from '../../common/store';

export type LiveState = 'connecting' | 'open' | 'lost';

interface Live {
  stream: LiveState;
  unseen: number;
}

declare module '../../common/store' {
  interface DeskState {
    live: Live;
  }
}

const INITIAL: Live = { stream: 'connecting', unseen: 0 };

const liveSlice = createSlice({
  name: 'live',
  initialState: INITIAL,
  reducers: {
    streamOpened: (state) => {
      state.stream = 'open';
    },
    streamDisconnected: (state) => {
      state.stream = 'lost';
    },
    enquiriesArrived: (state, { payload }: PayloadAction<number>) => {
      state.unseen += payload;
    },
    arrivalsSeen: (state) => {
      state.unseen = 0;
    },
  },
});

export const liveReducer = liveSlice.reducer;
export const { streamOpened, streamDisconnected, enquiriesArrived, arrivalsSeen } = liveSlice.actions;
export const selectStream = (state: DeskState): LiveState => state.live.stream;
export const selectUnseen = (state: DeskState): number => state.live.unseen;
