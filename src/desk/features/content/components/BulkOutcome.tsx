import type { ContentBulkItem } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useContentTexts } from '../hooks/useContentTexts';
import { contentWords, titleIn } from '../lib/contentWords';

import styles from './BulkModal.module.css';

const PROBLEMS = {
  missing: 'bulk.problemMissing',
  changed: 'bulk.problemChanged',
  invalid: 'bulk.problemInvalid',
  draft: 'bulk.problemDraft',
} as const;

type Change = ContentBulkItem['changes'][number];

export const BulkOutcome = ({ kind, items }: { kind: ContentKindName; items: readonly ContentBulkItem[] }) => {
  const words = useContentTexts();
  const { t } = words;
  const desk = useDeskTexts();
  const language = useLanguage();
  const { nameOf, valueOf } = contentWords(words, kind, desk);
  const shown = ({ field }: Change, side: 'before' | 'after', value: string | null) =>
    value === null || value === '' ? desk('frame.none') : valueOf(field, value, side);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access
    <ul className={styles.items} tabIndex={0}>
      {items.map(({ id, title, problem, warning, changes }) => (
        <li key={id} className={styles.item}>
          <span className={styles.title}>{titleIn(title, language) || t('items.untitled')}</span>
          {problem && (
            <span className={styles.problem}>
              <Icon name="alert" size={18} />
              <span>{t(PROBLEMS[problem])}</span>
            </span>
          )}
          {!problem && warning && (
            <span className={styles.warning}>
              <Icon name="alert" size={18} />
              <span>{t(`bulk.warning_${warning}`)}</span>
            </span>
          )}
          {!problem && changes.length === 0 && <span className={styles.quiet}>{t('bulk.nothing')}</span>}
          {changes.map((change) => (
            <span key={change.field} className={styles.change}>
              <span className={styles.quiet}>{`${nameOf(change.field)}:`}</span>
              <VisuallyHidden>{t('bulk.before')}</VisuallyHidden>
              <del>{shown(change, 'before', change.before)}</del>
              <span aria-hidden="true">→</span>
              <VisuallyHidden>{t('bulk.after')}</VisuallyHidden>
              <ins>{shown(change, 'after', change.after)}</ins>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};
