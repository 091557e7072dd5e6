import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EnquiryChange } from '#contract/enquiries';
import type { DeskState } from '../../common/store';

export interface Conflict {
  id: number;
  change: EnquiryChange;
}

interface Inbox {
  selected: number[];
  conflicts: Conflict[];
}

declare module '../../common/store' {
  interface DeskState {
    inbox: Inbox;
  }
}

const INITIAL: Inbox = { selected: [], conflicts: [] };

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
    conflictFound: (state, { payload }: PayloadAction<Conflict>) => {
      // Two rejected changes of an enquiry become one conflict.
      const before = state.conflicts.find(({ id }) => id === payload.id);
      if (before) Object.assign(before.change, payload.change);
      else state.conflicts.push(payload);
    },
    conflictSettled: (state) => {
      state.conflicts.shift();
    },
    conflictsDropped: (state) => {
      state.conflicts = [];
    },
  },
});

export const inboxReducer = inboxSlice.reducer;
export const { enquiryToggled, enquiriesSelected, conflictFound, conflictSettled, conflictsDropped } =
  inboxSlice.actions;
export const selectSelected = (state: DeskState): number[] => state.inbox.selected;
export const selectConflicts = (state: DeskState): readonly Conflict[] => state.inbox.conflicts;
