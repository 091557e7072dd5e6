import { type ComponentType, lazy } from 'react';
import { fetched } from './fetched';

/**
 * `lazy` for what a page is whole without: what the server rendered stays while a chunk cannot be had, and a gap stays where nothing was, instead
 * of taking the page down and what is typed on it.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => fetched(load).catch(() => ({ default: () => null })));
