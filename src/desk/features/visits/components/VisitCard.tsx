import type { ReactNode } from 'react';
import { isWorkStarted } from '#contract/rules/visits';
import type { VisitRow } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { formatDayAndTime, timeLeft } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { Plate } from './Plate';
import { PromiseMark } from './PromisePick';
import styles from './VisitCard.module.css';

export interface VisitCardProps {
  visit: VisitRow;
  handle: ReactNode;
  onward: ReactNode;
}

export const VisitCard = ({ visit, handle, onward }: VisitCardProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { hours, minutes } = timeLeft(visit.opened_at, useNow());
  const since =
    hours >= 24
      ? t('time.days', { count: Math.floor(hours / 24) })
      : [hours > 0 && t('time.hours', { count: hours }), t('time.minutes', { count: minutes })]
          .filter(Boolean)
          .join(' ');
  const isWhole = isWorkStarted(visit.state) && visit.works > 0 && visit.open_lines === 0;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {handle}
        <Link className={styles.car} to={deskPaths.visit(visit.id)} draggable={false}>
          {visit.car}
        </Link>
        <Plate plate={visit.plate} />
      </div>
      {visit.complaint && <p className={styles.complaint}>{visit.complaint}</p>}
      {visit.name && <p className={styles.name}>{visit.name}</p>}
      <PromiseMark visit={visit} />
      <p className={styles.facts}>
        {(isWhole || visit.open_lines > 0) && (
          <span className={styles.lines} data-whole={isWhole || undefined}>
            {isWhole ? t('board.allDone') : t('board.left', { count: visit.open_lines })}
          </span>
        )}
        {visit.red > 0 && (
          <span className={styles.red}>
            <Icon name="alert" size={16} />
            <span>{t('board.red', { count: visit.red })}</span>
          </span>
        )}
      </p>
      <p className={styles.quiet}>
        {[visit.bay?.name, visit.worker?.name ?? t('visit.noWorker')].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.foot}>
        <time dateTime={visit.opened_at} title={formatDayAndTime(visit.opened_at, language)} className={styles.since}>
          <Icon name="clock" size={16} />
          <span>{since}</span>
        </time>
        {visit.total !== null && <b className={styles.total}>{formatMoney(String(visit.total), language)}</b>}
      </p>
      {onward}
    </article>
  );
};
