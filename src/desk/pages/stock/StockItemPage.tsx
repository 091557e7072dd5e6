import { useParams } from 'react-router';
import { useReadStockQuery } from '#api/desk/generated/stock';
import { isApiProblem } from '#api/problem';
import { ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { BranchStock } from '../../features/stock/BranchStock';
import { MoveList } from '../../features/stock/MoveList';
import { TransferForm } from '../../features/stock/TransferForm';
import styles from './StockItemPage.module.css';

const StockOfPart = ({ id }: { id: number }) => {
  const t = useDeskTexts();
  const may = useMay();
  const query = useReadStockQuery({ id });
  const { name, manufacturer, mpn } = query.currentData ?? {};
  const isGone = isApiProblem(query.error) && query.error.status === 404;
  return (
    <Screen
      title={name ?? t(isGone ? 'stock.gone' : 'stock.title')}
      lead={[manufacturer, mpn].filter(Boolean).join(' · ')}
      actions={
        <>
          <ButtonLink to={deskPaths.stock()}>{t('stock.toList')}</ButtonLink>
          {may('read content') && !isGone && (
            <ButtonLink to={deskPaths.contentItem('parts', id)}>{t('stock.toPart')}</ButtonLink>
          )}
        </>
      }
    >
      {!isGone && (
        <QueryBlock className={styles.parts} query={query} placeholder={<SkeletonText lines={10} />}>
          {(part) => (
            <>
              <BranchStock part={part} />
              <TransferForm part={part} />
              <MoveList part={part.id} />
            </>
          )}
        </QueryBlock>
      )}
    </Screen>
  );
};

export const Component = () => {
  const t = useDeskTexts();
  const { id = '' } = useParams();
  if (/^[1-9]\d{0,8}$/.test(id)) return <StockOfPart key={id} id={Number(id)} />;
  return (
    <Screen title={t('stock.gone')} actions={<ButtonLink to={deskPaths.stock()}>{t('stock.toList')}</ButtonLink>} />
  );
};
