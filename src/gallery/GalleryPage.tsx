import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { LANGUAGES } from '#shared/i18n/languages';
import { Link } from '#shared/ui/actions/Link';
import { ThemeChoice } from '#site/features/theme/ThemeChoice';
import { FORCED, type GalleryEntry } from './entry';
import styles from './Gallery.module.css';
import { SECTIONS } from './sections';
import { WORDS, type Words } from './words';

const nameOf = ({ parts }: GalleryEntry): string => Object.keys(parts)[0] ?? '';
const idOf = (entry: GalleryEntry): string => `of-${nameOf(entry)}`;

interface EntryViewProps {
  entry: GalleryEntry;
  words: Words;
}

const EntryView = ({ entry, words }: EntryViewProps) => {
  const { file, parts, states, wide = false } = entry;
  return (
    <div className={styles.entry} id={idOf(entry)}>
      <div lang="en">
        <h3>{Object.keys(parts).join(', ')}</h3>
        <p className={styles.file}>{`src/${file}`}</p>
      </div>
      <div className={wide ? styles.wide : styles.states}>
        {Object.entries(states(words)).map(([state, example]) => (
          <figure key={state} className={styles.figure}>
            <figcaption className={styles.state} lang="en">
              {state}
            </figcaption>
            <div data-forced={FORCED[state]}>{example}</div>
          </figure>
        ))}
      </div>
    </div>
  );
};

export const GALLERY_PATHS = { ru: '/dev/gallery', uz: '/uz/dev/gallery' } as const;

export const GalleryPage = () => {
  const language = useLanguage();
  return (
    <main className={styles.page}>
      <header className={styles.top} lang="en">
        <h1>Gallery</h1>
        <div className={styles.choices}>
          {LANGUAGES.map((one) => (
            <Link
              key={one}
              className={styles.language}
              to={GALLERY_PATHS[one]}
              aria-current={one === language ? 'true' : undefined}
            >
              {one}
            </Link>
          ))}
          <div lang={language}>
            <ThemeChoice />
          </div>
        </div>
      </header>
      <nav className={styles.contents} aria-label="Contents" lang="en">
        {SECTIONS.map(({ id, title, entries }) => (
          <div key={id}>
            <a href={`#${id}`}>
              <b>{title}</b>
            </a>
            <ul>
              {entries.map((entry) => (
                <li key={nameOf(entry)}>
                  <a href={`#${idOf(entry)}`}>{nameOf(entry)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {SECTIONS.map(({ id, title, entries }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} lang="en">
            {title}
          </h2>
          {entries.map((entry) => (
            <EntryView key={nameOf(entry)} entry={entry} words={WORDS[language]} />
          ))}
        </section>
      ))}
    </main>
  );
};
