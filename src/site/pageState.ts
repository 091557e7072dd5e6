import { STATE_ELEMENT_ID } from '#shared/config/constants';
import type { PublicConfig } from '#shared/config/publicConfig';
import type { PreloadedState } from './store/rootReducer';

/** What the server puts into the page beside its HTML. */
export interface PageState {
  config: PublicConfig;
  store: PreloadedState;
}

/** JSON for a script element: `<` is escaped, so that no content can end the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export const serializePageState = (state: PageState): string => jsonForScript(state);

/**
 * Null in the static SPA, which no server has rendered. The data count as read now, whenever the server rendered its copy of the page: it has
 * just confirmed that copy.
 */
export const readPageState = (): PageState | null => {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as PageState;
  for (const query of Object.values(page.store.api?.queries ?? {}))
    if (query?.data) Object.assign(query, { fulfilledTimeStamp: Date.now() });
  return page;
};
