import { type ComponentType, lazy } from 'react';
import { fetched } from './fetched';

/** Limited, because React delays page changes until pending server HTML is hydrated or abandoned. */
const MAX_RETRIES = 2;

/**
 * Like `lazy` for optional parts: server HTML stays during retries, and a failed chunk renders nothing instead of
 * failing the page.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => fetched(load, MAX_RETRIES).catch(() => ({ default: () => null })));
