import { memo } from 'react';
import { useGetArticlesQuery } from '#api/generated/articles';
import { useGetServiceNamesQuery } from '#api/generated/services';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { PlaceholderTitle } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { classNames } from '#shared/ui/lib/classNames';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './LinkList.module.css';

const WRAP_ABOVE = 5;

interface ListedLink {
  id: number;
  text: string;
  href: string;
}

interface LinkListProps {
  query: QueryLike<ListedLink[]>;
  narrow?: boolean;
}

const LinkList = ({ query, narrow = false }: LinkListProps) => {
  const { t } = useTranslation();
  return (
    <QueryBlock<ListedLink[]>
      query={query}
      placeholder={
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </>
      }
      empty={<p className={styles.none}>{t('common.noInfo')}</p>}
    >
      {(links) => (
        <ul className={classNames(styles.links, !narrow && links.length > WRAP_ABOVE && styles.wrapped)}>
          {links.map(({ id, text, href }) => (
            <li key={id}>
              <Link className={styles.link} to={href} state={{ title: text } satisfies PlaceholderTitle}>
                {unbroken(text)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryBlock>
  );
};

interface ListProps {
  narrow: boolean;
}

const Services = ({ narrow }: ListProps) => {
  const paths = usePaths({ home: '' });
  const { currentData, ...query } = useGetServiceNamesQuery({ lang: useLanguage() });
  const links = currentData?.map(({ id, name }) => ({ id, text: name, href: paths.service(id) }));
  return <LinkList query={{ ...query, currentData: links }} narrow={narrow} />;
};

const Articles = ({ narrow }: ListProps) => {
  const paths = usePaths({ home: '' });
  const { currentData, ...query } = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  const links = currentData?.top.map(({ id, title }) => ({ id, text: title, href: paths.article(id) }));
  return <LinkList query={{ ...query, currentData: links }} narrow={narrow} />;
};

export const MenuList = memo(({ of, narrow = false }: { of: 'services' | 'blog' } & Partial<ListProps>) =>
  of === 'services' ? <Services narrow={narrow} /> : <Articles narrow={narrow} />,
);
