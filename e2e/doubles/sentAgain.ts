import type { BrowserContext, Page } from '@playwright/test';

interface Store {
  dispatch: (action: unknown) => unknown;
  getState: () => { auth: { accessToken: string | null } };
}
type CreateStore = (...args: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;
type Mutation = Promise<{ error?: unknown }>;

interface Recorder {
  store?: Store;
  mutation?: unknown;
}

/**
 * Stands where the Redux DevTools extension would, and keeps the last mutation that the site itself has dispatched, so that a journey
 * can send it many times at once through all of the site's own layers. The page is told that the extension is welcome, as a server
 * with REDUX_DEVTOOLS=1 tells it.
 */
export async function recordMutations(context: BrowserContext, address: string): Promise<void> {
  await context.route(address, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"reduxDevtools":false', '"reduxDevtools":true');
    await route.fulfill({ response: reply, body });
  });
  await context.addInitScript(() => {
    const recorder: Recorder = {};
    const isMutation = (sent: unknown) =>
      typeof sent === 'object' && sent !== null && 'requestId' in sent && 'reset' in sent && !('refetch' in sent);
    const record: Enhancer =
      (createStore) =>
      (...args) => {
        const store = createStore(...args);
        const dispatch = (action: unknown) => {
          const sent = store.dispatch(action);
          if (isMutation(sent)) recorder.mutation = action;
          return sent;
        };
        recorder.store = { ...store, dispatch };
        return recorder.store;
      };
    Object.assign(window, {
      recorder,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: Enhancer[]) =>
          [record, ...enhancers].reduceRight<(createStore: CreateStore) => CreateStore>(
            (inner, enhancer) => (createStore) => enhancer(inner(createStore)),
            (createStore) => createStore,
          ),
    });
  });
}

export const accessTokenOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.store?.getState().auth.accessToken);

/** Sends the recorded mutation so many times at once; what became of each: null, or its error. */
export const sendAgain = (page: Page, times: number): Promise<unknown[]> =>
  page.evaluate(async (count) => {
    const { store, mutation } = (window as unknown as { recorder: Recorder }).recorder;
    const sent = Array.from({ length: count }, () => store?.dispatch(mutation) as Mutation);
    return (await Promise.all(sent)).map(({ error }) => error ?? null);
  }, times);
