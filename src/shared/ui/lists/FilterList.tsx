import { useEffect, useId, useRef } from 'react';
import type { AddressFrom } from '../../config/hooks/useAddress';
import { Skeleton } from '../feedback/Skeleton';
import { classNames } from '../lib/classNames';
import { showFocused } from '../lib/focus';
import { Icon } from '../media/Icon';
import { FilterLink } from './FilterLink';
import styles from './FilterList.module.css';

export interface FilterItem {
  /** Unique in its list: the id of a category, the name of a manufacturer. */
  key: string | number;
  label: string;
  /** How many entries it has, where the server says so. */
  count?: number | undefined;
  /** To the list under this filter, at page 1; from where it is active already, without it: a second click clears. */
  to: AddressFrom;
  active: boolean;
  /** Nothing is to be found under it. */
  isEmpty?: boolean | undefined;
}

export interface FilterListProps {
  title: string;
  items: readonly FilterItem[];
  /** The way to the unfiltered list, the first entry: current when no item is active. */
  all?: { label: string; to: AddressFrom };
  /** The page's headings decide; a block beside a list of cards is 2. */
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/**
 * The category (or manufacturer, or tag) block of a list: one active value at most, all of them links, so that it works without
 * JavaScript and can be shared. A column on wide screens, which scrolls when it is long; a strip that scrolls sideways on narrow ones.
 */
export const FilterList = ({ title, items, all, headingLevel = 2, className }: FilterListProps) => {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const Heading = `h${headingLevel}` as const;
  const activeKey = items.find(({ active }) => active)?.key;

  useEffect(() => {
    // The active one may lie outside of what is in sight: only the list moves, never the page.
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices which link has the focus */}
      <ul className={styles.list} ref={list} onFocus={showFocused}>
        {all && (
          <li>
            <FilterLink className={styles.item} to={all.to} aria-current={activeKey === undefined ? 'true' : undefined}>
              {all.label}
            </FilterLink>
          </li>
        )}
        {items.map(({ key, label, count, to, active, isEmpty }) => (
          <li key={key}>
            <FilterLink className={styles.item} to={to} isEmpty={isEmpty} aria-current={active ? 'true' : undefined}>
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
