import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { type ChangeWords, changeWords } from '../lib/changeWords';
import styles from './Changes.module.css';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

interface ChangesProps {
  changes: readonly FieldChange[];
  words?: ChangeWords;
}

export const Changes = ({ changes, words }: ChangesProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { nameOf, valueOf } = words ?? changeWords(t, language);
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field} className={styles.change}>
          <span className={styles.field}>{`${nameOf(field)}:`}</span>
          {before !== null && (
            <>
              <VisuallyHidden>{t('audit.before')}</VisuallyHidden>
              <del>{before === '' ? t('frame.none') : valueOf(field, before, 'before')}</del>
              <span aria-hidden="true">→</span>
            </>
          )}
          <VisuallyHidden>{t('audit.after')}</VisuallyHidden>
          <ins>{after === null || after === '' ? t('frame.none') : valueOf(field, after, 'after')}</ins>
        </li>
      ))}
    </ul>
  );
};
