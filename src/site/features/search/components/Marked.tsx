import { Fragment } from 'react';
import type { MarkedText } from '../../../../../contract/search';
import styles from './Marked.module.css';

/** A text with what was searched for marked. Another server may mark what is not there: then it is the plain text. */
export const Marked = ({ text, marks }: MarkedText) => {
  let end = 0;
  return (
    <>
      {marks.map(({ from, to }) => {
        const before = text.slice(end, from);
        end = to;
        return (
          <Fragment key={from}>
            {before}
            <mark className={styles.mark}>{text.slice(from, to)}</mark>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
};
