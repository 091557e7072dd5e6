import { plateParts } from '#contract/rules/plates';
import styles from './Plate.module.css';

/** A state plate as it is mounted: region, number, country. Read out as its text. */
export const Plate = ({ number }: { number: string }) => {
  const { region, rest } = plateParts(number);
  return (
    <span className={styles.plate} translate="no">
      {region && <span className={styles.region}>{region}</span>}
      <span className={styles.rest}>{rest}</span>
      <span className={styles.country} aria-hidden="true">
        UZ
      </span>
    </span>
  );
};
