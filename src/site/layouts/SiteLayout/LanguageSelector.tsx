import { useLocation } from 'react-router';
import { pathInLanguage } from '#shared/config/languagePaths';
import { useChooseLanguage } from '#shared/i18n/hooks/useChooseLanguage';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { LANGUAGES } from '#shared/i18n/languages';
import { opensElsewhere } from '#shared/lib/opensElsewhere';
import styles from './LanguageSelector.module.css';

const NAMES = { ru: 'Русский', uz: 'Oʻzbekcha' } as const;

/** RU and UZ as plain links to the same page in the other language; once the app runs, choosing needs no reload. */
export const LanguageSelector = () => {
  const { t } = useTranslation();
  const shown = useLanguage();
  const choose = useChooseLanguage();
  const { pathname, search, hash } = useLocation();

  return (
    <ul className={styles.languages} aria-label={t('header.language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            className={styles.language}
            href={`${pathInLanguage(pathname, language)}${search}${hash}`}
            lang={language}
            hrefLang={language}
            aria-current={language === shown ? 'true' : undefined}
            aria-label={`${language.toUpperCase()}, ${NAMES[language]}`}
            onClick={(event) => {
              if (!choose || opensElsewhere(event)) return;
              event.preventDefault();
              choose(language);
            }}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
};
