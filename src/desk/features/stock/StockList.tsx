import { STOCK_LOW } from '#contract/rules/deskLimits';
import type { StockCount, StockOfPart } from '#contract/stock';
import { Link } from '#shared/ui/actions/Link';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { useIsOwnBranch } from './BranchStock';
import { Stepper } from './Stepper';
import styles from './StockList.module.css';

export interface StockListProps {
  parts: readonly StockOfPart[];
  isOfBranch: boolean;
  reason: StockCount['reason'];
}

export const StockList = ({ parts, isOfBranch, reason }: StockListProps) => {
  const t = useDeskTexts();
  const isOwn = useIsOwnBranch();
  return (
    <ul className={styles.list}>
      {parts.map((part) => {
        const { id, name, manufacturer, mpn, hidden, at } = part;
        const free = at.reduce((sum, one) => sum + one.on_hand - one.reserved, 0);
        const all = at.reduce((sum, one) => sum + one.on_hand, 0);
        const places = at.filter(({ on_hand: onHand }) => onHand > 0).length;
        const [only] = at;
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <Link className={styles.name} to={deskPaths.stockOf(id)}>
                {name}
              </Link>
              <span className={styles.quiet}>
                {[manufacturer, mpn, hidden && t('stock.hidden')].filter(Boolean).join(' · ')}
              </span>
            </div>
            {isOfBranch && only && isOwn(only.branch.id) ? (
              <Stepper part={part} at={only} reason={reason} name={name} />
            ) : (
              <span className={styles.total}>
                <span>{t('stock.total', { count: all })}</span>
                {!isOfBranch && all > 0 && <span className={styles.quiet}>{t('stock.places', { count: places })}</span>}
              </span>
            )}
            {free <= STOCK_LOW && (
              <span className={free > 0 ? styles.low : styles.out}>{t(free > 0 ? 'stock.low' : 'stock.out')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
