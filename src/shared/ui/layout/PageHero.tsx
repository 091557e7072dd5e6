import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import { Picture } from '../media/Picture';
import { unbroken } from '../text/unbroken';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './PageHero.module.css';

/** Section pictures are cropped at the left to the height of the hero. */
const SIZES = '(min-width: 48rem) 36rem, 18rem';

export interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  isOwnImage?: boolean;
  image: string | undefined;
  trail: readonly Crumb[];
  children?: ReactNode;
}

/** Pages use it through `features/pageHero`. */
export const PageHero = ({ title, lead, image, isOwnImage = false, trail, children }: PageHeroProps) => (
  <section className={styles.hero} data-page-picture={isOwnImage ? '' : undefined}>
    <div className={classNames(styles.content, Boolean(lead) && styles.led, isOwnImage && styles.own)}>
      {image && <Picture src={image} alt="" priority sizes={SIZES} className={styles.picture} />}
      <Breadcrumb trail={trail} />
      <h1 className={styles.title}>{unbroken(title)}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </section>
);
