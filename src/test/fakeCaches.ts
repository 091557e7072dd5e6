/** Fake Cache API. `room` is the quota in bytes of all bodies, beyond which `put` rejects. */
export const fakeCaches = ({ room = Infinity } = {}) => {
  const all = new Map<string, Map<string, { body: ArrayBuffer; headers: Headers }>>();
  const used = () =>
    [...all.values()].flatMap((cache) => [...cache.values()]).reduce((sum, { body }) => sum + body.byteLength, 0);

  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, { body: ArrayBuffer; headers: Headers }>();
    all.set(name, entries);
    const keyOf = (request: RequestInfo | URL) =>
      new URL(typeof request === 'string' ? request : (request as Request).url, 'http://site').href;
    return {
      match: async (key: RequestInfo | URL) => {
        const entry = entries.get(keyOf(key));
        return entry && new Response(entry.body, { headers: entry.headers });
      },
      put: async (key: RequestInfo | URL, reply: Response) => {
        const body = await reply.arrayBuffer();
        if (used() + body.byteLength > room) throw new DOMException('full', 'QuotaExceededError');
        entries.delete(keyOf(key));
        entries.set(keyOf(key), { body, headers: reply.headers });
      },
      delete: async (key: RequestInfo | URL) => entries.delete(keyOf(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url }) as Request),
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    urlsByCache: () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()]])),
  };
};
