import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EnquiryChange } from '../../../../contract/desk/enquiries';
import type { DeskState } from '../../common/store';

/** Somebody else was faster: what was wanted, and over which version. */
export interface Conflict {
  id: number;
  change: EnquiryChange;
}

interface Inbox {
  selected: number[];
  conflict: Conflict | null;
}

declare module '../../common/store' {
  interface DeskState {
    inbox: Inbox;
  }
}

const INITIAL: Inbox = { selected: [], conflict: null };

const inboxSlice = createSlice({
  name: 'inbox',
  initialState: INITIAL,
  reducers: {
    enquiryToggled: (state, { payload }: PayloadAction<number>) => {
      const place = state.selected.indexOf(payload);
      if (place < 0) state.selected.push(payload);
      else state.selected.splice(place, 1);
    },
    enquiriesSelected: (state, { payload }: PayloadAction<number[]>) => {
      state.selected = payload;
    },
    conflictMet: (state, { payload }: PayloadAction<Conflict>) => {
      const { conflict } = state;
      // Two changes in a row that both came too late are one question.
      const before = conflict?.id === payload.id ? conflict.change : undefined;
      state.conflict = { ...payload, change: { ...before, ...payload.change } };
    },
    conflictSettled: (state) => {
      state.conflict = null;
    },
  },
});

export const inboxReducer = inboxSlice.reducer;
export const { enquiryToggled, enquiriesSelected, conflictMet, conflictSettled } = inboxSlice.actions;
export const selectSelected = (state: DeskState): number[] => state.inbox.selected;
export const selectConflict = (state: DeskState): Conflict | null => state.inbox.conflict;
