import { useParams } from 'react-router';
import { useVisitDetailQuery } from '#api/desk/visits';
import { isApiProblem } from '#api/problem';
import { readDraft } from '#shared/drafts/tabDrafts';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { FoldedMessageLog } from '../../common/ui/MessageLog';
import { Screen } from '../../common/ui/Screen';
import { ComplaintPart } from '../../features/visits/components/ComplaintPart';
import { EstimatePart } from '../../features/visits/components/EstimatePart';
import { FindingList } from '../../features/visits/components/FindingCard';
import { LineList } from '../../features/visits/components/LineList';
import { VisitPhotos } from '../../features/visits/components/PhotoStrip';
import { PrintMenu } from '../../features/visits/components/PrintMenu';
import { SealPart } from '../../features/visits/components/SealPart';
import { VisitHead } from '../../features/visits/components/VisitHead';
import { VisitProvider } from '../../features/visits/components/VisitProvider';
import { LAST_VISITS } from '../../features/visits/lib/edits';
import styles from './VisitPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const may = useMay();
  const { id: me } = useSession();
  const last = Object.fromEntries(new URLSearchParams(readDraft(me, LAST_VISITS)));
  const id = Number(useParams().id);
  const query = useVisitDetailQuery({ id }, { skip: !Number.isSafeInteger(id) });
  const visit = query.currentData;
  if (!Number.isSafeInteger(id) || (isApiProblem(query.error) && query.error.kind === 'notFound')) {
    return (
      <Screen title={t('frame.notFound')}>
        <Notice action={<ButtonLink to={deskPaths.visits()}>{t('board.title')}</ButtonLink>}>
          {t('frame.notFoundText')}
        </Notice>
      </Screen>
    );
  }
  return (
    <Screen
      title={visit?.car ?? t('board.title')}
      actions={
        <>
          {visit && <PrintMenu visit={visit} />}
          <ButtonLink to={deskPaths.visits(last)}>{t('visit.toBoard')}</ButtonLink>
        </>
      }
    >
      <QueryBlock query={query} placeholder={<SkeletonText lines={10} />}>
        {(open) => (
          <VisitProvider key={open.id} visit={open}>
            <div className={styles.page}>
              <div className={styles.wide}>
                <SealPart />
                <ComplaintPart />
                <VisitHead />
              </div>
              <div className={styles.main}>
                <LineList />
                {may('change visits') && <EstimatePart />}
              </div>
              <div className={styles.side}>
                <FindingList />
                <VisitPhotos />
                {may('change visits') && <FoldedMessageLog of="visits" id={open.id} />}
              </div>
            </div>
          </VisitProvider>
        )}
      </QueryBlock>
    </Screen>
  );
};
