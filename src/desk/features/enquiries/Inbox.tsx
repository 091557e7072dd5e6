import { memo, type RefObject, useCallback, useMemo, useState } from 'react';
import { type Changeable, type InboxFilter, useInboxInfiniteQuery } from '#api/desk/enquiries';
import {
  exportEnquiriesAddress,
  useCountEnquiriesQuery,
  useTotalOfEnquiriesQuery,
} from '#api/desk/generated/enquiries';
import type { EnquiryStatus } from '#contract/enquiries';
import { DESK_MAX_COUNT } from '#contract/rules/deskLimits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { useDeskDispatch, useDeskSelector } from '../../common/store';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { FileMenu } from '../../common/ui/FileMenu';
import { SearchBox } from '../../common/ui/SearchBox';
import { Select } from '../../common/ui/Select';
import bulkBarStyles from './BulkBar.module.css';
import { EnquiryList } from './EnquiryList';
import { useEnquiryActions } from './enquiryActions';
import { Filters } from './Filters';
import styles from './Inbox.module.css';
import { BUILT_IN_VIEWS, FILTER_NAMES, type InboxAddress, isSameFilter } from './inboxAddress';
import { enquiriesSelected, selectSelected } from './inboxSlice';
import { useChoices } from './useChoices';

import { Views } from './Views';
import { STATUSES } from './words';

const BulkBar = ({ enquiries, visibleIds }: { enquiries: readonly Changeable[]; visibleIds: readonly number[] }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const actions = useEnquiryActions();
  const { people, branches } = useChoices();
  const choose = { value: '', label: '…' };
  const find = (list: readonly { id: number; name: string }[], value: string) =>
    list.find(({ id }) => String(id) === value);
  return (
    <div className={bulkBarStyles.bar} role="group" aria-label={t('inbox.selected', { count: enquiries.length })}>
      <div className={bulkBarStyles.head}>
        <b>{t('inbox.selected', { count: enquiries.length })}</b>
        <Button variant="quiet" onClick={() => void dispatch(enquiriesSelected([...visibleIds]))}>
          {t('inbox.selectAll')}
        </Button>
        <Button variant="quiet" onClick={() => void dispatch(enquiriesSelected([]))}>
          {t('inbox.clear')}
        </Button>
      </div>
      <div className={bulkBarStyles.actions}>
        <Select
          label={t('enquiry.status')}
          value=""
          options={[choose, ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))]}
          onChange={(value) => value && actions.setStatus(enquiries, value as EnquiryStatus)}
        />
        <Select
          label={t('enquiry.assignee')}
          value=""
          options={[choose, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(value) => actions.assign(enquiries, find(people, value) ?? null)}
        />
        <Select
          label={t('enquiry.branch')}
          value=""
          options={[choose, ...branches.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={(value) => actions.move(enquiries, find(branches, value) ?? null)}
        />
      </div>
    </div>
  );
};

const ExportLinks = memo(({ asked }: { asked: InboxFilter }) => {
  const t = useDeskTexts();
  const lang = useLanguage();
  const to = (format: 'csv' | 'xlsx') => exportEnquiriesAddress({ ...asked, format, lang });
  const files = [
    { href: to('xlsx'), name: t('inbox.exportXlsx'), isDownload: true },
    { href: to('csv'), name: t('inbox.exportCsv'), isDownload: true },
  ];
  return (
    <FileMenu label={t('inbox.export')} files={files}>
      <DeskIcon name="download" />
    </FileMenu>
  );
});
ExportLinks.displayName = 'ExportLinks';

export const useInboxList = (inboxFilter: InboxFilter) => {
  const query = useInboxInfiniteQuery(inboxFilter);
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const enquiries = useMemo(() => currentData?.pages.flatMap(({ items }) => items) ?? [], [currentData]);
  const fetchMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const { currentData: counted } = useTotalOfEnquiriesQuery(inboxFilter);
  const total = counted?.total ?? null;
  return { query, enquiries, total, hasMore: hasNextPage, fetchMore };
};

const PLACEHOLDERS = 12;
const NARROWING = FILTER_NAMES.filter((name) => name !== 'q');

interface InboxProps {
  address: InboxAddress;
  list: ReturnType<typeof useInboxList>;
  search: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
  onKeys: () => void;
}

export const Inbox = ({ address, list, search, onEnter, onKeys }: InboxProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const { filter, asked, setFilter } = address;
  const { query, enquiries, total, hasMore, fetchMore } = list;
  const narrowed = NARROWING.filter((name) => filter[name] !== undefined).length;
  const isBuiltIn = BUILT_IN_VIEWS.some(({ query: view }) => isSameFilter(filter, view));
  const [isFiltering, setFiltering] = useState(narrowed > 0 && !isBuiltIn);
  const { data: counts } = useCountEnquiriesQuery();
  const selected = useDeskSelector(selectSelected);
  const chosen = enquiries.filter(({ id }) => selected.includes(id));

  return (
    <div className={styles.inbox}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <span>{t('inbox.title')}</span>
            {total !== null && (
              <span className={styles.total}>
                <span aria-hidden="true">{total < DESK_MAX_COUNT ? total : `${total}+`}</span>
                <VisuallyHidden>{t('inbox.total', { count: total })}</VisuallyHidden>
              </span>
            )}
          </h1>
          <Button variant={address.openId === null ? 'primary' : 'secondary'} onClick={onEnter}>
            {t('inbox.enter')}
          </Button>
        </div>
        <div className={styles.tools}>
          <SearchBox
            ref={search}
            label={t('inbox.search')}
            placeholder={t('inbox.searchShort')}
            value={filter.q ?? ''}
            onSearch={(text) => setFilter('q', text, true)}
          />
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isFiltering}
            aria-label={t('inbox.filters')}
            title={t('inbox.filters')}
            onClick={() => setFiltering(!isFiltering)}
          >
            <DeskIcon name="filter" />
            {narrowed > 0 && <span className={styles.narrowed}>{narrowed}</span>}
          </button>
          {may('export enquiries') && <ExportLinks asked={asked} />}
          <button
            type="button"
            className={styles.keys}
            aria-label={t('inbox.keys')}
            title={`${t('inbox.keys')} (?)`}
            onClick={onKeys}
          >
            <DeskIcon name="keyboard" />
          </button>
        </div>
        <Views
          address={address}
          isFree={narrowed + (filter.q ? 1 : 0) > 0 && !isBuiltIn}
          overdue={counts?.overdue ?? 0}
        />
        {isFiltering && <Filters address={address} />}
      </div>

      <QueryBlock
        className={styles.list}
        query={query}
        isEmpty={() => enquiries.length === 0}
        placeholder={
          <div className={styles.waiting}>
            {Array.from({ length: PLACEHOLDERS }, (_, place) => (
              <Skeleton key={place} shape="box" className={styles.placeholder} />
            ))}
          </div>
        }
        empty={
          <div className={styles.empty}>
            <Notice
              title={t('inbox.empty')}
              action={
                <Button onClick={() => address.showFilter({ status: 'all', q: filter.q ?? '' })}>
                  {t('inbox.reset')}
                </Button>
              }
            >
              {t('inbox.emptyText')}
            </Notice>
          </div>
        }
      >
        {() => (
          <EnquiryList
            enquiries={enquiries}
            openId={address.openId}
            toEnquiry={address.toEnquiry}
            hasMore={hasMore}
            fetchMore={fetchMore}
          />
        )}
      </QueryBlock>
      {chosen.length > 0 && <BulkBar enquiries={chosen} visibleIds={enquiries.map(({ id }) => id)} />}
    </div>
  );
};
