import type { TrailEntry } from '../../../../../contract/enquiries';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { actionName } from '../../../common/lib/actionName';
import { formatDayAndTime } from '../../../common/lib/moments';
import { Changes } from '../../../common/ui/Changes';
import { Part } from '../../../common/ui/Part';
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
