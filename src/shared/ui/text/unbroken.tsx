import styles from './unbroken.module.css';

const WHOLE = /(\d{1,3}W-\d{1,3}|Y-[\dA-Z]{4}-[\dA-Z]{4}|\d{1,6} (?:[лl]|шт\.|dona|А·ч|A·soat)(?![a-zа-яё]))/;

/**
 * Prevents line breaks in viscosities, quantities and reference numbers by CSS: a no-break sign would affect copying
 * and search.
 */
export const unbroken = (text: string) =>
  WHOLE.test(text)
    ? text.split(WHOLE).map((piece, place) =>
        WHOLE.test(piece) ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces never change order
          <span key={place} className={styles.whole}>
            {piece}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- pieces never change order
          <span key={place}>{piece}</span>
        ),
      )
    : text;
