import { useNavigate } from 'react-router';
import { useListStaffQuery } from '#api/desk/generated/staff';
import { type AuditFilter, useAuditInfiniteQuery } from '#api/desk/lists';
import { DAY_MS, dateAt } from '#contract/rules/clock';
import { AUDIT_THINGS } from '#contract/rules/deskLimits';
import { useQueryParams } from '#shared/lib/address';
import { serverNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { Select } from '../../common/ui/Select';
import { AuditEntries } from './AuditEntries';
import styles from './AuditPage.module.css';

const SPANS = [
  { value: '1', key: 'lastDay' },
  { value: '7', key: 'lastWeek' },
  { value: '30', key: 'lastMonth' },
] as const;

const filterOf = (params: URLSearchParams): AuditFilter => {
  const person = Number(params.get('person'));
  const days = Number(params.get('days'));
  const thing = AUDIT_THINGS.find((one) => one === params.get('thing'));
  return {
    ...(person > 0 && { person }),
    ...(thing && { thing }),
    ...(days > 0 && { from: dateAt(serverNow() - (days - 1) * DAY_MS) }),
  };
};

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const params = useQueryParams();
  const { data: staff = [] } = useListStaffQuery();
  const query = useAuditInfiniteQuery(filterOf(params));
  const entries = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const set = (name: string, value: string) =>
    void navigate(deskPaths.audit({ ...Object.fromEntries(params), [name]: value }), { flushSync: true });
  return (
    <Screen title={t('audit.title')}>
      <div className={styles.filters}>
        <Select
          label={t('audit.person')}
          value={params.get('person') ?? ''}
          options={[
            { value: '', label: t('audit.anyone') },
            ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set('person', value)}
        />
        <Select
          label={t('audit.thing')}
          value={params.get('thing') ?? ''}
          options={[
            { value: '', label: t('audit.anything') },
            ...AUDIT_THINGS.map((thing) => ({ value: thing, label: t(`thing.${thing}`) })),
          ]}
          onChange={(value) => set('thing', value)}
        />
        <Select
          label={t('audit.time')}
          value={params.get('days') ?? ''}
          options={[
            { value: '', label: t('audit.anyTime') },
            ...SPANS.map(({ value, key }) => ({ value, label: t(`audit.${key}`) })),
          ]}
          onChange={(value) => set('days', value)}
        />
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={10} />}
        isEmpty={() => entries.length === 0}
        empty={<Notice>{t('audit.empty')}</Notice>}
      >
        {() => (
          <>
            <AuditEntries entries={entries} />
            {query.hasNextPage && (
              <p className={styles.more}>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
    </Screen>
  );
};
