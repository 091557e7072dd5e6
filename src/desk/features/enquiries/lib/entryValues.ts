export const EMPTY_ENTRY = { phone: '', name: '', text: '', branch: '', brand: 0, model: 0 };

/** An enquiry by hand as it is typed. `phone`: see `phoneValue`; `brand` and `model` come with a customer that was found. */
export type EntryValues = typeof EMPTY_ENTRY;
