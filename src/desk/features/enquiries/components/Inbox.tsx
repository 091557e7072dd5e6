import { type RefObject, useState } from 'react';
import { useCountEnquiriesQuery } from '#api/desk/enquiries';
import { DESK_MOST_COUNTED } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useDeskSelector } from '#desk/common/store';
import { DeskIcon } from '#desk/common/ui/DeskIcon';
import { SearchBox } from '#desk/common/ui/SearchBox';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import type { InboxAddress } from '../hooks/useInboxAddress';
import type { useInboxList } from '../hooks/useInboxList';
import { selectSelected } from '../inboxSlice';
import { FILTER_NAMES, isSameFilter, STANDING_VIEWS } from '../lib/filter';
import { BulkBar } from './BulkBar';
import { EnquiryList } from './EnquiryList';
import { ExportLinks } from './ExportLinks';
import { Filters } from './Filters';
import styles from './Inbox.module.css';
import { Views } from './Views';

const PLACEHOLDERS = 7;
const NARROWING = FILTER_NAMES.filter((name) => name !== 'q');

export interface InboxProps {
  address: InboxAddress;
  list: ReturnType<typeof useInboxList>;
  search: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
  onKeys: () => void;
}

/** The list of enquiries with all that narrows it. */
export const Inbox = ({ address, list, search, onEnter, onKeys }: InboxProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const { filter, asked, setFilter } = address;
  const { query, enquiries, total, hasMore, fetchMore } = list;
  const narrowed = NARROWING.filter((name) => filter[name] !== undefined).length;
  const isStanding = STANDING_VIEWS.some(({ query: view }) => isSameFilter(filter, view));
  const [isFiltering, setFiltering] = useState(narrowed > 0 && !isStanding);
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
                <span aria-hidden="true">{total < DESK_MOST_COUNTED ? total : `${total}+`}</span>
                <VisuallyHidden>{t('inbox.total', { count: total })}</VisuallyHidden>
              </span>
            )}
          </h1>
          <Button variant="primary" onClick={onEnter}>
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
          isFree={narrowed + (filter.q ? 1 : 0) > 0 && !isStanding}
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
      {chosen.length > 0 && <BulkBar enquiries={chosen} shownIds={enquiries.map(({ id }) => id)} />}
    </div>
  );
};
