import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useNewContentMutation } from '#api/desk/generated/content';
import { useContentListInfiniteQuery } from '#api/desk/lists';
import type { ApiProblem } from '#api/problem';
import { emptyValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { DESK_BULK_MAX } from '#contract/rules/deskLimits';
import { useQueryParams } from '#shared/lib/address';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { Screen } from '../../common/ui/Screen';
import { ContentBulkBar } from '../../features/content/components/ContentBulkBar';
import { ContentRows } from '../../features/content/components/ContentRows';
import { filterOf, ListFilters } from '../../features/content/components/ListFilters';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';

import { isKind } from '../../features/content/lib/contentWords';

const ListOfKind = ({ kind }: { kind: ContentKindName }) => {
  const { t, kindTexts } = useContentTexts();
  const desk = useDeskTexts();
  const may = useMay();
  const navigate = useNavigate();
  const dispatch = useDeskDispatch();
  const params = useQueryParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const asked = useMemo(() => ({ kind, ...filter }), [kind, filter]);
  const query = useContentListInfiniteQuery(asked);
  const rows = useMemo(() => query.currentData?.pages.flatMap(({ items }) => items) ?? [], [query.currentData]);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [begin, { isLoading }] = useNewContentMutation();
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const description = kindOf(kind);
  const isSingle = description.single === true;

  const add = async () => {
    const { data, error } = await begin({ kind, body: { value: emptyValue(description.fields) } });
    if (data)
      void navigate(deskPaths.contentItem(kind, data.id), { state: { back: deskPaths.contentList(kind), ids: [] } });
    if (error) dispatch(toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? desk('frame.failed') }));
  };
  const only = rows[0];
  if (isSingle && only) return <Navigate replace to={deskPaths.contentItem(kind, only.id)} />;
  return (
    <Screen
      title={kindTexts[kind].name}
      actions={
        <>
          {kind === 'parts' && may('import prices') && (
            <ButtonLink to={deskPaths.imports()}>{t('imports.title')}</ButtonLink>
          )}
          <ButtonLink to={deskPaths.content()}>{t('counts.title')}</ButtonLink>
          {may('change content') && (!isSingle || query.currentData) && (
            <Button variant="primary" loading={isLoading} onClick={() => void add()}>
              {t('items.new')}
            </Button>
          )}
        </>
      }
    >
      {!isSingle && (
        <ListFilters
          kind={kind}
          params={params}
          onSet={(name, value) =>
            void navigate(deskPaths.contentList(kind, { ...Object.fromEntries(params), [name]: value }), {
              replace: name === 'q',
              flushSync: true,
            })
          }
          onReset={() => void navigate(deskPaths.contentList(kind))}
        />
      )}
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={10} />}
        isEmpty={() => rows.length === 0}
        empty={<Notice>{t(Object.keys(filter).length > 0 ? 'items.empty' : 'items.none')}</Notice>}
      >
        {() => (
          <>
            <ContentRows
              kind={kind}
              rows={rows}
              asked={asked}
              back={deskPaths.contentList(kind, Object.fromEntries(params))}
              selected={selected}
              onToggle={(id) =>
                setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
              }
            />
            {query.hasNextPage && (
              <p>
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {desk('frame.loadMore')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryBlock>
      {chosen.length > 0 && may('publish content') && (
        <ContentBulkBar
          kind={kind}
          rows={chosen.slice(0, DESK_BULK_MAX)}
          count={rows.length}
          onSelectAll={() => setSelected(rows.slice(0, DESK_BULK_MAX).map(({ id }) => id))}
          onClear={() => setSelected([])}
        />
      )}
    </Screen>
  );
};

export const Component = () => {
  const { t } = useContentTexts();
  const { kind } = useParams();
  if (isKind(kind)) return <ListOfKind key={kind} kind={kind} />;
  return (
    <Screen
      title={t('items.unknownKind')}
      actions={<ButtonLink to={deskPaths.content()}>{t('counts.title')}</ButtonLink>}
    />
  );
};
