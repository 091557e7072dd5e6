import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ServicesSection.module.css';

export interface ServiceTileProps {
  icon: string;
  name: string;
  href: string;
}

export const ServiceTile = ({ icon, name, href }: ServiceTileProps) => (
  <Link className={styles.tile} to={href}>
    <Picture className={styles.icon} src={icon} alt="" sizes="40px" />
    <span className={styles.name}>{name}</span>
    <Icon name="arrow" size={20} className={styles.arrow} />
  </Link>
);
