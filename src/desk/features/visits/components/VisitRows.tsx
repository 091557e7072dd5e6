import type { VisitRow } from '../../../../../contract/desk/visits';
import { formatMoney } from '../../../../shared/i18n/formats/money';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Link } from '../../../../shared/ui/actions/Link';
import { deskPaths } from '../../../common/lib/deskPaths';
import { formatMoment } from '../../../common/lib/moments';
import { Plate } from './Plate';
import { StateMark } from './StateMark';
import styles from './VisitRows.module.css';

/** Visits one below the other: those that are over. */
export const VisitRows = ({ visits }: { visits: readonly VisitRow[] }) => {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={styles.row}>
          <Link className={styles.car} to={deskPaths.visit(visit.id)}>
            {visit.car}
          </Link>
          <Plate plate={visit.plate} />
          <span className={styles.quiet}>
            {[visit.reference, visit.name, visit.worker?.name].filter(Boolean).join(' · ')}
          </span>
          <StateMark state={visit.state} />
          {visit.closed_at && <time dateTime={visit.closed_at}>{formatMoment(visit.closed_at, language)}</time>}
          {visit.total !== null && <b className={styles.total}>{formatMoney(String(visit.total), language)}</b>}
        </li>
      ))}
    </ul>
  );
};
