import type { ReactNode } from 'react';
import type { Part, PartList } from '#contract/catalog';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { PartCard, PartCardSkeleton } from './PartCard';
import styles from './PartsGrid.module.css';

export interface PartsGridProps {
  query: QueryLike<PartList>;
  placeholders: number;
  hrefOf: (part: Part) => string;
  /** It takes the place of 'no information'. */
  empty: ReactNode;
}

/** A page of parts. */
export const PartsGrid = ({ query, placeholders, hrefOf, empty }: PartsGridProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ results }) => results.length === 0}
    empty={empty}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: placeholders }, (_, place) => (
          <PartCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ results }) => (
      <ul className={styles.grid}>
        {results.map((part) => (
          <li key={part.id}>
            <PartCard part={part} href={hrefOf(part)} />
          </li>
        ))}
      </ul>
    )}
  </QueryBlock>
);
