import { memo } from 'react';
import { useGetArticlesQuery } from '#api/endpoints/articles';
import { useGetServiceNamesQuery } from '#api/endpoints/services';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { LinkList } from './LinkList';

interface ListProps {
  /** In one column whatever its length, as in the slide-out menu. */
  narrow: boolean;
}

/** They are in the order of their names. */
const Services = ({ narrow }: ListProps) => {
  const paths = usePaths({ home: '' });
  const { currentData, ...query } = useGetServiceNamesQuery({ lang: useLanguage() });
  const links = currentData?.map(({ id, name }) => ({ id, text: name, href: paths.service(id) }));
  return <LinkList query={{ ...query, currentData: links }} narrow={narrow} />;
};

/** The newest by title, whatever the blog's filters are. */
const Articles = ({ narrow }: ListProps) => {
  const paths = usePaths({ home: '' });
  const { currentData, ...query } = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  const links = currentData?.top.map(({ id, title }) => ({ id, text: title, href: paths.article(id) }));
  return <LinkList query={{ ...query, currentData: links }} narrow={narrow} />;
};

/** Shows the list under an entry of the menu. Memoised: it does not depend on which page is open. */
export const MenuList = memo(({ of, narrow = false }: { of: 'services' | 'blog' } & Partial<ListProps>) =>
  of === 'services' ? <Services narrow={narrow} /> : <Articles narrow={narrow} />,
);
