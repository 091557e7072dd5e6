import { persistReducer } from 'redux-persist';
import { type BaseState, rootReducer } from '../rootReducer';
import { StorageEngine } from './storageEngine';
import { PERSISTED_SLICES, STORED_FIELDS, type StoredField, type StoredValues, valuesOf } from './storedValues';

/** The part of persistence that belongs to one store. */
export function createPersistence() {
  const engine = new StorageEngine();
  let baseline: StoredValues | null = null;

  const reducer = persistReducer<BaseState>(
    {
      key: 'yolda', // names nothing in storage: the engine keeps to the specified keys
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

  return {
    engine,
    reducer,
    /** The state the store began with: what differs from it when storage has been read was changed by the visitor, and wins. */
    setBaseline: (state: BaseState) => {
      baseline = valuesOf(state);
    },
  };
}

function reconcile(stored: StoredValues, state: BaseState, baseline: StoredValues | null): BaseState {
  const now = valuesOf(state);
  const isChanged = (field: StoredField) => baseline !== null && now[field] !== baseline[field];
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
