import { useState } from 'react';
import { useListCustomersQuery, useMergeCustomersMutation } from '#api/desk/generated/customers';
import type { Customer, CustomerRow } from '#contract/customers';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { Button } from '#shared/ui/actions/Button';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { SearchBox } from '../../common/ui/SearchBox';
import styles from './MergeModal.module.css';

export interface MergeModalProps {
  open: boolean;
  onClose: () => void;
  into: Customer;
}

/** Merges two cards of a customer whose phone number changed. Shows both names, because a merge cannot be undone. */
export const MergeModal = ({ open, onClose, into }: MergeModalProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [search, setSearch] = useState('');
  const [from, setFrom] = useState<CustomerRow | null>(null);
  const [merge, { isLoading }] = useMergeCustomersMutation();
  const isAsked = open && search.length >= DESK_SEARCH_MIN_LENGTH;
  const { currentData } = useListCustomersQuery({ q: search }, { skip: !isAsked });
  const found = (currentData?.items ?? []).filter(({ id }) => id !== into.id);
  const named = ({ name, phone }: { name: string; phone: string }) => `${name}, ${formatPhone(phone)}`;
  const confirm = async () => {
    if (!from) return;
    const answer = await merge({ id: into.id, body: { from: from.id } });
    dispatch(
      toastShown(
        answer.error ? { tone: 'failed', text: t('frame.failed') } : { tone: 'done', text: t('customers.merged') },
      ),
    );
    if (!answer.error) onClose();
  };
  return (
    <Modal open={open} onClose={onClose} title={t('customers.mergeTitle')} roomy>
      <div className={styles.merge}>
        <p>{t('customers.mergeText', { name: into.name })}</p>
        {from ? (
          <>
            <p className={styles.question}>{t('customers.mergeQuestion', { from: named(from), into: named(into) })}</p>
            <div className={styles.answers}>
              <Button onClick={() => setFrom(null)}>{t('frame.cancel')}</Button>
              <Button variant="primary" loading={isLoading} onClick={() => void confirm()}>
                {t('customers.mergeYes')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <SearchBox
              label={t('customers.mergeSearch')}
              placeholder={t('customers.mergeSearch')}
              value={search}
              onSearch={setSearch}
            />
            <div role="status">
              <ul className={styles.found}>
                {found.map((row) => (
                  <li key={row.id}>
                    <Button block onClick={() => setFrom(row)}>
                      {named(row)}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
};
