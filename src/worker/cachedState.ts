import { STATE_ELEMENT_ID } from '#shared/config/constants';

const STATE_BEGINS = `<script type="application/json" id="${STATE_ELEMENT_ID}">`;

interface CachedQuery {
  endpointName?: string;
  data?: unknown;
}

export const queriesOf = (html: string): CachedQuery[] => {
  const begins = html.indexOf(STATE_BEGINS);
  if (begins < 0) return [];
  const from = begins + STATE_BEGINS.length;
  const state = html.slice(from, html.indexOf('</script>', from));
  const { store } = JSON.parse(state) as { store?: { api?: { queries?: Record<string, CachedQuery> } } };
  return Object.values(store?.api?.queries ?? {});
};
