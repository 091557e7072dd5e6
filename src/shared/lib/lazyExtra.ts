import { type ComponentType, lazy } from 'react';
import { fetched } from './fetched';

/** Not for ever: React holds a change of the page back until what the server rendered of the one before is hydrated or given up. */
const MOST_RETRIES = 2;

/**
 * `lazy` for what a page is whole without: what the server rendered stays while its chunk is asked for again, and one that cannot be had
 * leaves a gap in the end, instead of taking the page down and what is typed on it.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => fetched(load, MOST_RETRIES).catch(() => ({ default: () => null })));
