import { type ComponentType, lazy } from 'react';
import { loadWithRetries } from './fetched';

/** Few retries, because React delays navigation until pending server HTML is hydrated or abandoned. */
const MAX_RETRIES = 2;

/**
 * `React.lazy` for optional parts: server HTML stays during retries, and a failed chunk renders nothing instead of
 * failing the page.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => loadWithRetries(load, MAX_RETRIES).catch(() => ({ default: () => null })));
