import type { Service } from '#contract/catalog';
import { ServiceInfoCard, ServiceInfoCardSkeleton } from './ServiceInfoCard';
import styles from './ServiceInfoGrid.module.css';

export interface ServiceInfoGridProps {
  services: readonly Service[];
  hrefOf: (service: Service) => string;
}

export const ServiceInfoGrid = ({ services, hrefOf }: ServiceInfoGridProps) => (
  <ul className={styles.grid}>
    {services.map((service) => (
      <li key={service.id}>
        <ServiceInfoCard service={service} href={hrefOf(service)} />
      </li>
    ))}
  </ul>
);

export const ServiceInfoGridSkeleton = ({ count }: { count: number }) => (
  <div className={styles.grid}>
    {Array.from({ length: count }, (_, place) => (
      <ServiceInfoCardSkeleton key={place} />
    ))}
  </div>
);
