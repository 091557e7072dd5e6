import styles from './unbroken.module.css';

/** How thick an oil is, '5W-30', and the number of an enquiry or a booking, 'Y-7K3M-92QD'. */
const WHOLE = /(\d{1,3}W-\d{1,3}|Y-[\dA-Z]{4}-[\dA-Z]{4})/;

/**
 * A text in which no line ends inside a viscosity or a number: Chrome takes its hyphen for a place to break at. By style, because another hyphen
 * would be copied and searched for with the rest.
 */
export const unbroken = (text: string) =>
  WHOLE.test(text)
    ? text.split(WHOLE).map((piece, place) =>
        WHOLE.test(piece) ? (
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
