import { useListWaitlistQuery, useRemoveWaitlistEntryMutation } from '#api/desk/generated/bookings';
import type { DeskWaitlistEntry } from '#contract/bookingsDesk';
import { clockAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Refused } from '#desk/common/ui/Screen';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { IconButton } from '#shared/ui/actions/IconButton';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import { dayText } from '../lib/bookingWords';
import styles from './Lists.module.css';

export interface WaitlistModalProps {
  branch: number;
  day: string | null;
  isOpen: boolean;
  onClose: () => void;
}

const Line = ({ wait }: { wait: DeskWaitlistEntry }) => {
  const t = useDeskTexts();
  const [remove, { isLoading, error }] = useRemoveWaitlistEntryMutation();
  const { id, name, phone, services, state, held_until: until } = wait;
  return (
    <li className={styles.line}>
      <div>
        <b>{name}</b> <a href={telHref(phone)}>{formatPhone(phone)}</a>
        <p className={styles.quiet}>
          {[
            services.map((service) => service.name).join(', '),
            state === 'offered' && until && t('waits.offered', { time: clockAt(until) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Refused error={error} />
      </div>
      <IconButton
        icon="trash"
        label={t('waits.remove', { name })}
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void remove({ id })}
      />
    </li>
  );
};

export const WaitlistModal = ({ branch, day, isOpen, onClose }: WaitlistModalProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const query = useListWaitlistQuery({ branch, day: day ?? '' }, { skip: day === null || !isOpen });
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={t('waits.title', { day: day === null ? '' : dayText(day, language) })}
    >
      <QueryBlock query={query} placeholder={<SkeletonText lines={3} />} empty={<p>{t('waits.none')}</p>}>
        {(waitlist) => (
          <ol className={styles.lines}>
            {waitlist.map((wait) => (
              <Line key={wait.id} wait={wait} />
            ))}
          </ol>
        )}
      </QueryBlock>
    </Modal>
  );
};
