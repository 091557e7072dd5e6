import { memo } from 'react';
import type { EnquiryRow as Row } from '#contract/enquiries';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { StatusMark } from '#desk/common/ui/StatusMark';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { Due } from './Due';
import styles from './EnquiryRow.module.css';

export interface EnquiryRowProps {
  enquiry: Row;
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: number) => void;
}

/** One enquiry of the list: who, what, how urgent. */
export const EnquiryRow = memo(({ enquiry, to, isOpen, isSelected, onToggle }: EnquiryRowProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id, reference, name, phone, text, status, created_at: at, branch, assignee } = enquiry;
  return (
    <div className={styles.row} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('inbox.select', { reference })}
          onChange={() => onToggle(id)}
        />
      </label>
      <Link
        className={styles.link}
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        data-enquiry={id}
      >
        <span className={styles.head}>
          <span className={styles.name}>{name || t('enquiry.erased')}</span>
          {phone && <span className={styles.phone}>{formatPhone(phone)}</span>}
          <time className={styles.time} dateTime={at}>
            {formatMoment(at, language)}
          </time>
        </span>
        <span className={styles.text}>{text}</span>
        <span className={styles.foot}>
          <StatusMark status={status} />
          <Due enquiry={enquiry} />
          <span className={styles.quiet}>{[assignee?.name, branch?.name].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </div>
  );
});
EnquiryRow.displayName = 'EnquiryRow';
