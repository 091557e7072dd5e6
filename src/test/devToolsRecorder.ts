import type * as ReduxToolkit from '@reduxjs/toolkit';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';

interface Recorded {
  action: Action;
  state: unknown;
}

type Compose = (...enhancers: StoreEnhancer[]) => StoreEnhancer;
type Extension = (options: DevToolsEnhancerOptions) => Compose;

let current: Extension | null = null;

/** Loaded lazily, because `offerDevTools` must run first. */
const toolkit = () => jest.requireActual<typeof ReduxToolkit>('@reduxjs/toolkit');
const extension: Extension = (options) => current?.(options) ?? toolkit().compose;

/**
 * Installs a fake extension. Must run before Redux Toolkit loads, which looks for the extension once (see `setup.ts`).
 */
export function offerDevTools(): void {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
}

/** Simulates the Redux DevTools extension: applies its options and records the JSON that it would send. */
export function recordDevTools() {
  const record: { name?: string; trace?: unknown; entries: Recorded[] } = { entries: [] };
  current = (options) => {
    Object.assign(record, { name: options.name, trace: options.trace });
    const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
      const store = createStore(reducer, preloaded);
      const dispatch: typeof store.dispatch = (action) => {
        const result = store.dispatch(action);
        const denied = ([] as string[]).concat(options.actionsDenylist ?? []);
        if (!denied.some((type) => new RegExp(type).test(action.type))) {
          const sanitized = options.actionSanitizer?.(action, record.entries.length) ?? action;
          record.entries.push({
            action: sanitized,
            state: options.stateSanitizer?.(store.getState(), 0) ?? store.getState(),
          });
        }
        return result;
      };
      return { ...store, dispatch };
    };
    return (...enhancers) => toolkit().compose(...enhancers, recorder);
  };
  return {
    record,
    types: () => record.entries.map(({ action }) => action.type),
    text: () => JSON.stringify(record),
  };
}
