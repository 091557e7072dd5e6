/** What a link says in `state` of the page it leads to: its heading stands there before its data have come. */
export interface PlaceholderTitle {
  title: string;
}

/** @param state of the location; history keeps it over a reload and over releases, so it may be anything */
export const placeholderTitle = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string'
    ? state.title
    : undefined;
