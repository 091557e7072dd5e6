/** How a page asks for its content when it is opened: what is older than a minute is asked for again, so that a tab shows no old price. */
export const PAGE_DATA = { subscribe: false, forceRefetch: 60 } as const;
