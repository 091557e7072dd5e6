import { SERVICE_PATH } from '#contract/rules/pages';
import type { Paths } from '#shared/config/paths';

export const MENU_KEYS = ['home', 'about', 'services', 'shop', 'blog', 'contacts'] as const;
export type MenuKey = (typeof MENU_KEYS)[number];

export const menuHref = (paths: Paths, key: MenuKey): string => paths[key]();

/** 'singl-services', which is also an address of its own. */
const SERVICE_SEGMENT = SERVICE_PATH.split('/').at(-1);

/**
 * Which entry the address belongs to, and whether it is that very page. Prefixes do not matter (design of the menu: the page is
 * marked, not the prefix).
 * @param rest the path without /uz and /home, as `splitPath` gives it
 */
export const activeMenuItem = (rest: string): { key: MenuKey | undefined; exact: boolean } => {
  const [first, second] = rest.split('/').filter(Boolean);
  if (first === undefined) return { key: 'home', exact: true };
  if (first === SERVICE_SEGMENT) return { key: 'services', exact: false };
  return { key: MENU_KEYS.find((key) => key === first && key !== 'home'), exact: second === undefined };
};
