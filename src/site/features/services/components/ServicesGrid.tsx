import type { Service, ServiceList } from '#contract/catalog';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { ServiceCard, ServiceCardSkeleton } from './ServiceCard';
import styles from './ServicesGrid.module.css';

export interface ServicesGridProps {
  query: QueryLike<ServiceList>;
  /** At most so many are shown, and so many placeholders. */
  limit: number;
  hrefOf: (service: Service) => string;
}

export const ServicesGrid = ({ query, limit, hrefOf }: ServicesGridProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ results }) => results.length === 0}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: limit }, (_, place) => (
          <ServiceCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ results }) => (
      <ul className={styles.grid}>
        {results.slice(0, limit).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} href={hrefOf(service)} />
          </li>
        ))}
      </ul>
    )}
  </QueryBlock>
);
