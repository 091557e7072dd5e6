import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { PlaceholderTitle } from '#shared/lib/placeholderTitle';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { classNames } from '#shared/ui/lib/classNames';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './LinkList.module.css';

/** A longer list stands in two columns (docs/spec/limits.md#lists). */
const WRAP_ABOVE = 5;

export interface ListedLink {
  id: number;
  text: string;
  href: string;
}

export interface LinkListProps {
  query: QueryLike<ListedLink[]>;
  /** In one column whatever its length, as in the slide-out menu. */
  narrow?: boolean;
}

/** Services by name, articles by title: what the drop-downs and the slide-out menu list. */
export const LinkList = ({ query, narrow = false }: LinkListProps) => {
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
