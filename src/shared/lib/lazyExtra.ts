import { type ComponentType, lazy } from 'react';

/**
 * `lazy` for what a page is whole without: a chunk that cannot be had leaves a gap, instead of taking the page down and what is
 * typed on it.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
