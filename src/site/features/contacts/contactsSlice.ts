import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** 0 is 'all regions' and 'no branch'. */
export interface ContactsChoice {
  region: number;
  branch: number;
}

export const noContactsChoice: ContactsChoice = { region: 0, branch: 0 };

/** A mirror of the contacts page's URL, which is the source: see `contactsUrl.ts`. */
export const contactsSlice = createSlice({
  name: 'contacts',
  initialState: noContactsChoice,
  reducers: { urlCommitted: (_, { payload }: PayloadAction<ContactsChoice>) => payload },
  selectors: {
    selectRegion: (contacts) => contacts.region,
    selectBranch: (contacts) => contacts.branch,
  },
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof contactsSlice> {}
}

export const { urlCommitted: contactsUrlCommitted } = contactsSlice.actions;
export const { selectRegion, selectBranch } = contactsSlice.selectors;
