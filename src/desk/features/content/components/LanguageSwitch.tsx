import { useId } from 'react';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './Editor.module.css';

/** Which language's fields a narrow screen shows; a wide one shows both. */
export const LanguageSwitch = ({ lang, onChange }: { lang: 'ru' | 'uz'; onChange: (lang: 'ru' | 'uz') => void }) => {
  const { t } = useContentTexts();
  const name = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t('lang.both')}>
      {(['ru', 'uz'] as const).map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={name} checked={lang === one} onChange={() => onChange(one)} />
          <span>{t(`lang.${one}`)}</span>
        </label>
      ))}
    </div>
  );
};
