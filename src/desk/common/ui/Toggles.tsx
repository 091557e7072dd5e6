import { useId } from 'react';
import { LANGUAGES } from '#shared/i18n/languages';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { languageShown, selectLanguage, selectTheme, themeChosen } from '../settingsSlice';
import { useDeskDispatch, useDeskSelector } from '../store';
import styles from './Toggles.module.css';

const NAMES = { ru: 'Русский', uz: 'Oʻzbekcha' };
const THEMES = [
  { theme: null, key: 'themeSystem' },
  { theme: 'light', key: 'themeLight' },
  { theme: 'dark', key: 'themeDark' },
] as const;

export const Toggles = () => {
  const t = useDeskTexts();
  const id = useId();
  const dispatch = useDeskDispatch();
  const language = useDeskSelector(selectLanguage);
  const chosen = useDeskSelector(selectTheme);
  return (
    <div className={styles.toggles}>
      <div className={styles.group} role="radiogroup" aria-label={t('frame.language')}>
        {LANGUAGES.map((one) => (
          <label key={one} className={styles.option} lang={one}>
            <input
              type="radio"
              name={`${id}language`}
              checked={one === language}
              onChange={() => dispatch(languageShown(one))}
            />
            <span>{NAMES[one]}</span>
          </label>
        ))}
      </div>
      <div className={styles.group} role="radiogroup" aria-label={t('frame.theme')}>
        {THEMES.map(({ theme, key }) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              name={`${id}theme`}
              checked={theme === chosen}
              onChange={() => dispatch(themeChosen(theme))}
            />
            <span>{t(`frame.${key}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
