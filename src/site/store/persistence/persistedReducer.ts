import { persistReducer } from 'redux-persist';
import type { AppStore } from '#shared/store/appStore';
import { type BaseState, rootReducer } from '../rootReducer';
import { StorageEngine } from './storageEngine';
import { PERSISTED_SLICES, STORED_FIELDS, type StoredField, type StoredValues, valuesOf } from './storedValues';

/** The part of persistence that belongs to one store. Values that differ from `baseline` when storage has been read win over it. */
export function createPersistence(baseline: StoredValues) {
  const engine = new StorageEngine();
  const reducer = persistReducer<BaseState>(
    {
      key: 'yolda', // names nothing in storage: the engine keeps to the keys of docs/spec/content.md#browser-storage
      keyPrefix: '',
      storage: engine,
      whitelist: PERSISTED_SLICES,
      serialize: false,
      // @ts-expect-error -- redux-persist reads `deserialize: false` and its types do not know it
      deserialize: false,
      timeout: 0, // the engine answers at once, and a timer would outlive a test
      stateReconciler: (stored: StoredValues, _, state) => reconcile(stored, state, baseline),
    },
    rootReducer,
  );

  return { engine, reducer };
}

/** What a store keeps for its persistence, which joins it from a lazy chunk. */
export interface PersistableStore extends AppStore {
  /** What the store began with: the visitor changed whatever differs from it when storage is read, and that wins. */
  baseline: StoredValues;
  /** Null until `startPersistence` has first run. */
  persistence: ReturnType<typeof createPersistence> | null;
}

function reconcile(stored: StoredValues, state: BaseState, baseline: StoredValues): BaseState {
  const now = valuesOf(state);
  const isChanged = (field: StoredField) => now[field] !== baseline[field];
  const values = { ...now };
  for (const field of STORED_FIELDS) if (!isChanged(field)) Object.assign(values, { [field]: stored[field] });
  return withValues(state, values);
}

const withValues = (state: BaseState, values: StoredValues): BaseState => ({
  ...state,
  auth: {
    userId: values.userId,
    accessToken: values.accessToken,
    refreshToken: values.refreshToken,
    signedInHint: values.userId !== null,
  },
  language: { ...state.language, chosen: values.language },
  garage: { ...state.garage, sidebarEntry: values.sidebarEntry },
});
