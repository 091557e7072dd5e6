import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { EnquiryRow as Row } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { formatMoment } from '../../common/lib/moments';
import { useDeskDispatch, useDeskSelector } from '../../common/store';
import { StatusMark } from '../../common/ui/Mark';
import { Due } from './Due';
import styles from './EnquiryList.module.css';
import enquiryRowStyles from './EnquiryRow.module.css';
import { enquiryToggled, selectSelected } from './inboxSlice';

interface EnquiryRowProps {
  enquiry: Row;
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: number) => void;
}

const EnquiryRow = memo(({ enquiry, to, isOpen, isSelected, onToggle }: EnquiryRowProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id, reference, name, phone, text, status, created_at: at, branch, assignee } = enquiry;
  return (
    <div className={enquiryRowStyles.row} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <label className={enquiryRowStyles.check}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('inbox.select', { reference })}
          onChange={() => onToggle(id)}
        />
      </label>
      <Link
        className={enquiryRowStyles.link}
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        data-enquiry={id}
      >
        <span className={enquiryRowStyles.head}>
          <span className={enquiryRowStyles.name}>{name || t('enquiry.erased')}</span>
          {phone && <span className={enquiryRowStyles.phone}>{formatPhone(phone)}</span>}
          <time className={enquiryRowStyles.time} dateTime={at}>
            {formatMoment(at, language)}
          </time>
        </span>
        <span className={enquiryRowStyles.foot}>
          <StatusMark status={status} />
          <span className={enquiryRowStyles.text}>{text}</span>
          <Due enquiry={enquiry} />
          <span className={enquiryRowStyles.quiet}>{[assignee?.name, branch?.name].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </div>
  );
});
EnquiryRow.displayName = 'EnquiryRow';

/** Fixed row height, so that no row is measured while 100,000 of them scroll. */
const ROW_PX = 64;
const OVERSCAN = 8;
const AHEAD = 20;

interface EnquiryListProps {
  enquiries: readonly Row[];
  openId: number | null;
  toEnquiry: (id: number) => string;
  hasMore: boolean;
  fetchMore: () => void;
}

export const EnquiryList = ({ enquiries, openId, toEnquiry, hasMore, fetchMore }: EnquiryListProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const selected = useDeskSelector(selectSelected);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(openId);
  const rows = useVirtualizer({
    count: enquiries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // Without synchronous rendering, overscan rows fill the frame until new rows are rendered.
    useFlushSync: false,
    getItemKey: (index) => enquiries[index]?.id ?? index,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = hasMore && last >= enquiries.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) fetchMore();
  }, [isNearEnd, fetchMore]);

  const openAt = openId === null ? -1 : enquiries.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openAt >= 0) rows.scrollToIndex(openAt, { align: 'auto' });
    // Focuses the row of the opened enquiry: screen readers announce it, and Enter does not reopen the previous one.
    const isTypingElsewhere =
      document.activeElement !== document.body && !frame.current?.contains(document.activeElement);
    const isAnother = wasOpen.current !== openId;
    wasOpen.current = openId;
    if (isAnother && !isTypingElsewhere) {
      frame.current?.querySelector<HTMLElement>(`[data-enquiry="${openId}"]`)?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the virtualizer is stable; only another open enquiry scrolls the list
  }, [openId]);

  const toggle = useCallback((id: number) => void dispatch(enquiryToggled(id)), [dispatch]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access
    <div ref={frame} className={styles.frame} role="region" aria-label={t('inbox.list')} tabIndex={0}>
      <ul className={styles.list} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start, size }) => {
          const enquiry = enquiries[index];
          return (
            enquiry && (
              <li
                key={key}
                className={styles.item}
                style={{ height: size, transform: `translateY(${start}px)` }}
                aria-setsize={hasMore ? -1 : enquiries.length}
                aria-posinset={index + 1}
              >
                <EnquiryRow
                  enquiry={enquiry}
                  to={toEnquiry(enquiry.id)}
                  isOpen={enquiry.id === openId}
                  isSelected={chosen.has(enquiry.id)}
                  onToggle={toggle}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
