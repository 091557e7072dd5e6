import { STATE_ELEMENT_ID } from '#shared/config/constants';
import type { PublicConfig } from '#shared/config/publicConfig';
import type { PreloadedState } from './store/rootReducer';

export interface PageState {
  config: PublicConfig;
  store: PreloadedState;
}

/** Serializes JSON for a script element. Escapes `<`, so that content cannot close the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export const serializePageState = (state: PageState): string => jsonForScript(state);

/**
 * Returns the state in the page, null in the static SPA. Its data counts as fresh, because the server has revalidated
 * the page.
 */
export const readPageState = (): PageState | null => {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as PageState;
  for (const query of Object.values(page.store.api?.queries ?? {}))
    if (query?.data) Object.assign(query, { fulfilledTimeStamp: Date.now() });
  return page;
};
