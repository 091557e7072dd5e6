import { keyOf } from './answers';
import type { Keeper } from './keeper';
import { mayKeep } from './ours';
import { KEPT_AT, type World } from './world';

const A_DAY_MS = 86_400_000;
const BRANDS = '/api/public/brands/';
const modelsOf = (brand: number) => `/api/public/models/?brand_id=${brand}`;

/** An appointment names a car: without the lists of brands and models none could be written offline. Asked for once a day. */
export const makeKeepLists =
  (world: World, keeper: Keeper) =>
  async (language: string): Promise<void> => {
    const requestOf = (path: string) => ({
      url: new URL(path, world.origin).href,
      headers: new Headers({ accept: 'application/json', 'accept-language': language }),
    });
    const kept = await keeper.find('content', keyOf('content', requestOf(BRANDS)), true);
    if (kept && world.now() - Number(kept.headers.get(KEPT_AT)) < A_DAY_MS) return;
    const ask = async (path: string): Promise<unknown> => {
      const request = requestOf(path);
      const reply = await world.fetch(request.url, { headers: request.headers });
      if (!mayKeep('content', reply)) return null;
      await keeper.keep('content', keyOf('content', request), reply.clone());
      return reply.json();
    };
    const brands = await ask(BRANDS);
    if (!Array.isArray(brands)) return;
    for (const { id } of brands as { id: number }[]) await ask(modelsOf(id));
  };
