import { useLocation } from 'react-router';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';
import { activeMenuItem, MENU_KEYS, type MenuKey, menuHref } from './menuItems';

export interface MenuItem {
  key: MenuKey;
  href: string;
  /** `page` on the page itself, `true` on the pages below it. */
  current: 'page' | 'true' | undefined;
}

/** The main menu for the address that is open. Its links leave the /home prefix. */
export const useMenu = (): MenuItem[] => {
  const paths = usePaths({ home: '' });
  const { key: activeKey, exact } = activeMenuItem(splitPath(useLocation().pathname).rest);
  return MENU_KEYS.map((key) => ({
    key,
    href: menuHref(paths, key),
    current: key === activeKey ? (exact ? 'page' : 'true') : undefined,
  }));
};
