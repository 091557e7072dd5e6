import { deskPaths } from '#desk/common/lib/deskPaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { titleIn } from '../../lib/names';
import styles from './fields.module.css';

export interface WarningsProps {
  path: string;
  wanted: number | undefined;
  required: boolean | undefined;
}

/** What an editor may want to see to, and the way to set it right where there is one. */
export const Warnings = ({ path, wanted, required }: WarningsProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const { kind, warningsAt, change } = useFields();
  const warnings = warningsAt(path);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, suggestion, other }) => (
        <li key={code} className={styles.warning}>
          <Icon name="info" size={18} />
          <span>{t(`warning.${code === 'missing' && required ? 'missingRequired' : code}`, { wanted })}</span>
          {other && <Link to={deskPaths.contentItem(kind, other.id)}>{titleIn(other.title, language)}</Link>}
          {suggestion !== undefined && (
            <button type="button" className={styles.right} onClick={() => change(path, suggestion)}>
              {t('field.setRight')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
