import { useEffect, useId, useRef } from 'react';
import type { AddressFrom } from '../../config/hooks/useAddress';
import { Skeleton } from '../feedback/Skeleton';
import { classNames } from '../lib/classNames';
import { scrollFocusedIntoView } from '../lib/focus';
import { Icon } from '../media/Icon';
import { FilterLink } from './FilterLink';
import styles from './FilterList.module.css';

export interface FilterItem {
  key: string | number;
  label: string;
  count?: number | undefined;
  to: AddressFrom;
  active: boolean;
  isEmpty?: boolean | undefined;
}

export interface FilterListProps {
  title: string;
  items: readonly FilterItem[];
  all?: { label: string; to: AddressFrom };
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** Filter block with at most one active filter. A scrolling column, or a strip on narrow screens. */
export const FilterList = ({ title, items, all, headingLevel = 2, className }: FilterListProps) => {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const activeKey = items.find(({ active }) => active)?.key;

  useEffect(() => {
    // Scrolls the active filter into view within the list, without scrolling the page.
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !current || activeKey === undefined) return;
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
    strip.scrollTop = current.offsetTop - (strip.clientHeight - current.offsetHeight) / 2;
  }, [activeKey]);

  if (items.length === 0) return null;
  return (
    <nav className={classNames(styles.block, className)} aria-labelledby={titleId}>
      <Heading className={styles.title} id={titleId}>
        {title}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks which link has focus */}
      <ul className={styles.list} ref={list} onFocus={scrollFocusedIntoView}>
        {all && (
          <li>
            <FilterLink className={styles.item} to={all.to} aria-current={activeKey === undefined ? 'true' : undefined}>
              {all.label}
            </FilterLink>
          </li>
        )}
        {items.map(({ key, label, count, to, active, isEmpty }) => (
          <li key={key}>
            <FilterLink
              className={styles.item}
              to={to}
              isEmpty={isEmpty && !active}
              aria-current={active ? 'true' : undefined}
            >
              <span>{label}</span>
              {count !== undefined && !active && <span className={styles.count}>{count}</span>}
              {active && <Icon name="close" size={16} />}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export interface FilterListSkeletonProps {
  lines: number;
  className?: string | undefined;
}

/** Placeholder of a FilterList with this number of filters. */
export const FilterListSkeleton = ({ lines, className }: FilterListSkeletonProps) => (
  <div className={classNames(styles.block, className)}>
    <Skeleton shape="short" />
    <div className={styles.list}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={styles.waiting} />
      ))}
    </div>
  </div>
);
