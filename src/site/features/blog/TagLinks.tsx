import type { Tag } from '#contract/blog';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import styles from './TagLinks.module.css';

export interface TagLinksProps {
  tags: readonly Tag[];
  to: (tag: Tag) => AddressFrom;
  active?: number;
  leading?: readonly number[] | undefined;
  label: string;
}

export const TagLinks = ({ tags, to, active, leading, label }: TagLinksProps) => (
  <ul className={styles.tags} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.id}>
        <FilterLink
          className={styles.tag}
          to={to(tag)}
          isEmpty={tag.id !== active && leading?.includes(tag.id) === false}
          aria-current={tag.id === active ? 'true' : undefined}
        >
          <span>{tag.name}</span>
          {tag.id === active && <Icon name="close" size={16} />}
        </FilterLink>
      </li>
    ))}
  </ul>
);

const SKELETON_TAGS = 12;

export const TagLinksSkeleton = () => (
  <div className={styles.tags}>
    {Array.from({ length: SKELETON_TAGS }, (_, place) => (
      <Skeleton key={place} className={styles.waiting} />
    ))}
  </div>
);
