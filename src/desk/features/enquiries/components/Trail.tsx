import type { TrailEntry } from '#contract/enquiries';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { actionName } from '#desk/common/lib/actionName';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { Changes } from '#desk/common/ui/Changes';
import { Part } from '#desk/common/ui/Part';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import styles from './Small.module.css';

/** Who changed what, the newest first. */
export const Trail = ({ entries }: { entries: readonly TrailEntry[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <Part title={t('enquiry.trail')}>
      {entries.length === 0 ? (
        <p className={styles.quiet}>{t('enquiry.noTrail')}</p>
      ) : (
        <ol className={styles.trail}>
          {entries.map(({ id, at, by, action, changes }) => (
            <li key={id}>
              <p
                className={styles.quiet}
              >{`${by?.name ?? t('frame.system')} · ${actionName(action, t)} · ${formatDayAndTime(at, language)}`}</p>
              <Changes changes={changes} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
};
