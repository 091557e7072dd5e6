import { splitPath } from '#shared/config/paths';
import { blogUrlCommitted } from '../../features/blog/blogFiltersSlice';
import { parseBlogUrl } from '../../features/blog/blogUrl';
import { contactsUrlCommitted } from '../../features/contacts/contactsSlice';
import { parseContactsUrl } from '../../features/contacts/contactsUrl';
import { shopUrlCommitted } from '../../features/shop/shopSlice';
import { parseShopUrl } from '../../features/shop/shopUrl';
import { navigationCommitted } from './navigationCommitted';
import type { StartListening } from './startListening';

/** The URL is the source of filters; the slices mirror it once a navigation has settled, so that Redux DevTools shows it. */
export function mirrorUrl(start: StartListening): void {
  start({
    predicate: navigationCommitted.match,
    effect: (action, { dispatch }) => {
      if (!navigationCommitted.match(action)) return;
      const { pathname, search } = action.payload;
      const query = new URLSearchParams(search);
      const { rest } = splitPath(pathname);
      if (rest === '/blog') dispatch(blogUrlCommitted(parseBlogUrl(query)));
      if (rest === '/shop') dispatch(shopUrlCommitted(parseShopUrl(query)));
      if (rest === '/contacts') dispatch(contactsUrlCommitted(parseContactsUrl(query)));
    },
  });
}
