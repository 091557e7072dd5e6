import { useGetArticlesQuery } from '../../api/endpoints/articles';
import { useGetServiceNamesQuery } from '../../api/endpoints/services';
import { usePaths } from '../../shared/config/usePaths';
import { useLanguage } from '../../shared/i18n/useLanguage';
import type { QueryLike } from '../../shared/ui/QueryBlock';
import type { ListedLink } from './LinkList';

/** The lists under 'services' (by name) and 'blog' (the newest by title, whatever the blog's filters are). */
export const useMenuLists = (): Record<'services' | 'blog', QueryLike<ListedLink[]>> => {
  const lang = useLanguage();
  const paths = usePaths({ home: '' });
  const services = useGetServiceNamesQuery({ lang });
  const articles = useGetArticlesQuery({ lang, page: 1 });
  return {
    services: {
      ...services,
      currentData: services.currentData?.map(({ id, name }) => ({ id, text: name, href: paths.service(id) })),
    },
    blog: {
      ...articles,
      currentData: articles.currentData?.top.map(({ id, title }) => ({ id, text: title, href: paths.article(id) })),
    },
  };
};
