import { FORCED, type GalleryEntry } from './entry';
import styles from './Gallery.module.css';
import type { Words } from './words';

export const nameOf = (file: string): string => file.replace(/^.*\/|\.tsx$/g, '');
export const idOf = (file: string): string => `of-${nameOf(file)}`;

export interface EntryViewProps {
  entry: GalleryEntry;
  words: Words;
}

/** One primitive: its name, its file, its states. */
export const EntryView = ({ entry: { file, parts, states, wide = false }, words }: EntryViewProps) => (
  <div className={styles.entry} id={idOf(file)}>
    <div lang="en">
      <h3>{Object.keys(parts).join(', ')}</h3>
      <p className={styles.file}>{`src/${file}`}</p>
    </div>
    <div className={wide ? styles.wide : styles.states}>
      {Object.entries(states(words)).map(([state, shown]) => (
        <figure key={state} className={styles.figure}>
          <figcaption className={styles.state} lang="en">
            {state}
          </figcaption>
          <div data-forced={FORCED[state]}>{shown}</div>
        </figure>
      ))}
    </div>
  </div>
);
