import type { ReactNode } from 'react';
import { Picture } from '../media/Picture';
import { unbroken } from '../text/unbroken';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './PageHero.module.css';

export interface PageHeroProps {
  /** It is the screen's one `<h1>`. */
  title: string;
  /** It stands under the title. */
  lead?: ReactNode;
  /** The picture is what this one page is about, and not its section's. */
  isOwnImage?: boolean;
  /** Background; undefined while it is not known: the ground keeps its colour and size. */
  image: string | undefined;
  trail: readonly Crumb[];
  /** What belongs under the title: a date, a category, a button. */
  children?: ReactNode;
}

/**
 * The hero of every screen but the home page, drawn from its props. Pages use `features/pageHero`, which knows the picture, the
 * title and the trail of an address.
 */
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
