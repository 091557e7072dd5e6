import type { Tag } from '../../../../contract/articles';
import { Icon } from '../../../shared/ui/Icon';
import { Link } from '../../../shared/ui/Link';
import { Skeleton } from '../../../shared/ui/Skeleton';
import styles from './TagLinks.module.css';

export interface TagLinksProps {
  tags: readonly Tag[];
  /** Of the active one: the address without it, so that a second click clears. */
  hrefOf: (tag: Tag) => string;
  /** Id of the active one. */
  active?: number;
  label: string;
}

export const TagLinks = ({ tags, hrefOf, active, label }: TagLinksProps) => (
  <ul className={styles.tags} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.id}>
        <Link className={styles.tag} to={hrefOf(tag)} aria-current={tag.id === active ? 'true' : undefined}>
          {tag.name}
          {tag.id === active && <Icon name="close" size={16} />}
        </Link>
      </li>
    ))}
  </ul>
);

const WAITING = 12;

export const TagLinksSkeleton = () => (
  <div className={styles.tags}>
    {Array.from({ length: WAITING }, (_, place) => (
      <Skeleton key={place} className={styles.waiting} />
    ))}
  </div>
);
