import type { ServiceName } from '#contract/catalog';
import type { PlaceholderTitle } from '#shared/config/page';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import styles from './ServiceLinks.module.css';

export interface ServiceLinksProps {
  services: readonly ServiceName[];
  hrefOf: (service: ServiceName) => string;
}

export const ServiceLinks = ({ services, hrefOf }: ServiceLinksProps) => (
  <ul className={styles.links}>
    {services.map((service) => (
      <li key={service.id}>
        <Link className={styles.link} to={hrefOf(service)} state={{ title: service.name } satisfies PlaceholderTitle}>
          <span className={styles.name}>{service.name}</span>
          <Icon name="arrow" size={20} className={styles.arrow} />
        </Link>
      </li>
    ))}
  </ul>
);

export const ServiceLinksSkeleton = ({ count }: { count: number }) => (
  <div className={styles.links}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} className={styles.waiting} />
    ))}
  </div>
);
