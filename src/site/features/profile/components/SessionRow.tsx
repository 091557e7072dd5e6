import type { OpenSession } from '#contract/account';
import { dateAt } from '#contract/rules/clock';
import { useServerNow } from '#shared/hooks/useServerNow';
import { formatDate } from '#shared/i18n/formats/date';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import styles from './Security.module.css';

export interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { browser, system, current } = session;
  const device =
    browser && system ? t('security.device', { browser, system }) : browser || system || t('security.unknownDevice');
  const today = dateAt(useServerNow());
  const dayOf = (time: string) => {
    const at = Date.parse(time);
    if (Number.isNaN(at)) return time;
    const day = dateAt(at);
    return day === today ? t('security.today') : formatDate(day, lang);
  };
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        {current && <p className={styles.present}>{t('security.thisDevice')}</p>}
        <p className={styles.times}>{t('security.lastUsed', { day: dayOf(session.last_used_at) })}</p>
        <p className={styles.times}>{t('security.since', { day: dayOf(session.created_at) })}</p>
      </div>
      {!current && (
        <Button
          loading={isEnding}
          loadingLabel={t('security.ending')}
          aria-label={t('security.endOf', { device })}
          onClick={onEnd}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};
