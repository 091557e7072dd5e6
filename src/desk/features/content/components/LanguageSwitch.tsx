import { useId } from 'react';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './Editor.module.css';

interface LanguageSwitchProps {
  lang: 'ru' | 'uz';
  onChange: (lang: 'ru' | 'uz') => void;
}

/** One of the two languages. */
export const LanguageOptions = ({
  lang,
  label,
  onChange,
  className,
}: LanguageSwitchProps & { label: string; className?: string | undefined }) => {
  const { t } = useContentTexts();
  const name = useId();
  return (
    <div className={className ?? styles.options} role="radiogroup" aria-label={label}>
      {(['ru', 'uz'] as const).map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={name} checked={lang === one} onChange={() => onChange(one)} />
          <span>{t(`lang.${one}`)}</span>
        </label>
      ))}
    </div>
  );
};

/** Which language's fields a narrow screen shows; a wide one shows both. */
export const LanguageSwitch = ({ lang, onChange }: LanguageSwitchProps) => {
  const { t } = useContentTexts();
  return <LanguageOptions lang={lang} label={t('lang.both')} onChange={onChange} className={styles.switch} />;
};
