import { Fragment } from 'react';
import type { MarkedText } from '#contract/search';
import styles from './Marked.module.css';

export const Marked = ({ text, marks }: MarkedText) => (
  <>
    {marks.map(({ from, to }, index) => (
      <Fragment key={from}>
        <span>{text.slice(marks[index - 1]?.to ?? 0, from)}</span>
        <mark className={styles.mark}>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    <span>{text.slice(marks.at(-1)?.to ?? 0)}</span>
  </>
);
