import type { ReactNode } from 'react';
import { Picture } from '../media/Picture';
import { unbroken } from '../text/unbroken';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './PageHero.module.css';

export interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  isOwnImage?: boolean;
  image: string | undefined;
  trail: readonly Crumb[];
  children?: ReactNode;
}

/** Page hero of every screen but the home page. Pages use `features/pageHero`. */
export const PageHero = ({ title, lead, image, isOwnImage = false, trail, children }: PageHeroProps) => (
  <section className={styles.hero} data-page-picture={isOwnImage ? '' : undefined}>
    {image && <Picture src={image} alt="" priority className={styles.picture} />}
    <div className={styles.content}>
      <Breadcrumb trail={trail} />
      <h1 className={styles.title}>{unbroken(title)}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </section>
);
