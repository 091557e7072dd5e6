import type { Changeable } from '#api/desk/lists';
import type { EnquiryStatus } from '#contract/enquiries';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { Select } from '#desk/common/ui/Select';
import { Button } from '#shared/ui/actions/Button';
import { useChoices } from '../hooks/useChoices';
import { useEnquiryActions } from '../hooks/useEnquiryActions';
import { enquiriesSelected } from '../inboxSlice';
import { STATUSES } from '../lib/words';
import styles from './BulkBar.module.css';

/** What can be done to all that are selected. */
export const BulkBar = ({ enquiries, shownIds }: { enquiries: readonly Changeable[]; shownIds: readonly number[] }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const actions = useEnquiryActions();
  const { people, branches } = useChoices();
  const choose = { value: '', label: '…' };
  const find = (list: readonly { id: number; name: string }[], value: string) =>
    list.find(({ id }) => String(id) === value);
  return (
    <div className={styles.bar} role="group" aria-label={t('inbox.selected', { count: enquiries.length })}>
      <div className={styles.head}>
        <b>{t('inbox.selected', { count: enquiries.length })}</b>
        <Button variant="quiet" onClick={() => void dispatch(enquiriesSelected([...shownIds]))}>
          {t('inbox.selectAll')}
        </Button>
        <Button variant="quiet" onClick={() => void dispatch(enquiriesSelected([]))}>
          {t('inbox.clear')}
        </Button>
      </div>
      <div className={styles.actions}>
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
