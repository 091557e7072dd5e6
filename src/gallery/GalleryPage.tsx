import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { LANGUAGES } from '#shared/i18n/languages';
import { Link } from '#shared/ui/actions/Link';
import { ThemeChoice } from '#site/features/theme/components/ThemeChoice';
import { EntryView, idOf, nameOf } from './EntryView';
import styles from './Gallery.module.css';
import { SECTIONS } from './sections';
import { WORDS } from './words';

/** Below both prefixes of the languages. */
export const GALLERY_PATHS = { ru: '/dev/gallery', uz: '/uz/dev/gallery' } as const;

/** Every primitive in every state, for engineers: its own words are English, the primitives' are of the address' language. */
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
              {entries.map(({ file }) => (
                <li key={file}>
                  <a href={`#${idOf(file)}`}>{nameOf(file)}</a>
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
            <EntryView key={entry.file} entry={entry} words={WORDS[language]} />
          ))}
        </section>
      ))}
    </main>
  );
};
