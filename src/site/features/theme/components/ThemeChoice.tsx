import { useId } from 'react';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { theme as ru } from '#shared/i18n/ru/theme';
import { theme as uz } from '#shared/i18n/uz/theme';
import { useTheme } from '../hooks/useTheme';
import styles from './ThemeChoice.module.css';

const TEXTS = { ru, uz };
const CHOICES = [
  { theme: null, name: 'system' },
  { theme: 'light', name: 'light' },
  { theme: 'dark', name: 'dark' },
] as const;

/** As the system, light or dark; on a dark ground. */
export const ThemeChoice = () => {
  const id = useId();
  const texts = TEXTS[useLanguage()];
  const [chosen, choose] = useTheme();
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {texts.label}
      </span>
      <div className={styles.options}>
        {CHOICES.map(({ theme, name }) => (
          <label key={name} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
            <span>{texts[name]}</span>
          </label>
        ))}
      </div>
    </div>
  );
};
