import styles from './unbroken.module.css';

/** How thick an oil is: '5W-30'. */
const VISCOSITY = /(\d+W-\d+)/;

/**
 * A text in which no line ends inside a viscosity: Chrome takes its hyphen for a place to break at. By style, because another hyphen
 * would be copied and searched for with the rest.
 */
export const unbroken = (text: string) =>
  VISCOSITY.test(text)
    ? text.split(VISCOSITY).map((piece, place) =>
        VISCOSITY.test(piece) ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
          <span key={place} className={styles.whole}>
            {piece}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={place}>{piece}</span>
        ),
      )
    : text;
