import type { ImportRow } from '#contract/stock';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

/** One row of the file: whose it is, and what it changes or why it cannot. */
export const ImportRowView = ({ row }: { row: ImportRow }) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const money = (amount: string | null) => (amount === null ? '' : formatMoney(amount, language));
  const { line, part, number, given, state, problem, other_line, warning, price_before, price_after, stock, undone } =
    row;
  const changes = [
    ...(price_before === price_after ? [] : [{ of: '', before: money(price_before), after: money(price_after) }]),
    ...stock.map(({ branch, before, after }) => ({ of: `${branch}:`, before: String(before), after: String(after) })),
  ];
  return (
    <div className={styles.row} data-state={state}>
      <span className={styles.line}>{t('imports.line', { line })}</span>
      <span className={styles.part}>
        {part ? <Link to={deskPaths.contentItem('parts', part.id)}>{part.name}</Link> : null}
        <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.outcome}>
        {state === 'change' &&
          changes.map(({ of, before, after }) => (
            <span key={of} className={styles.prices}>
              {of !== '' && <span className={styles.hint}>{of}</span>}
              <VisuallyHidden>{t('imports.before')}</VisuallyHidden>
              <del>{before}</del>
              <span aria-hidden="true">→</span>
              <VisuallyHidden>{t('imports.after')}</VisuallyHidden>
              <ins>{after}</ins>
            </span>
          ))}
        {state === 'same' && <span className={styles.hint}>{t('imports.same')}</span>}
        {state === 'error' && given !== '' && <span className={styles.hint}>{t('imports.given', { given })}</span>}
        {problem && (
          <span className={styles.fault}>
            <Icon name="alert" size={18} />
            <span>{t(`imports.problem_${problem}`, { line: other_line ?? 0 })}</span>
          </span>
        )}
        {warning && state === 'change' && (
          <span className={styles.warning}>
            <Icon name="alert" size={18} />
            <span>{t(`imports.warning_${warning}`)}</span>
          </span>
        )}
        {undone && <span className={styles.hint}>{t(`imports.row_${undone}`)}</span>}
      </span>
    </div>
  );
};
