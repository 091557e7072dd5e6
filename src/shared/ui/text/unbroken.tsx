import styles from './unbroken.module.css';

/** Oil viscosities such as '5W-30' and numbers of enquiries and bookings such as 'Y-7K3M-92QD'. */
const WHOLE = /(\d{1,3}W-\d{1,3}|Y-[\dA-Z]{4}-[\dA-Z]{4})/;

/** Prevents line breaks in viscosities and numbers by CSS. A no-break hyphen would affect copying and search. */
export const unbroken = (text: string) =>
  WHOLE.test(text)
    ? text.split(WHOLE).map((piece, place) =>
        WHOLE.test(piece) ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces never change order
          <span key={place} className={styles.whole}>
            {piece}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={place}>{piece}</span>
        ),
      )
    : text;
