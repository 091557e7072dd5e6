import { clock } from '#shared/lib/openingHours';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { DayInput } from '../../common/ui/DayInput';
import { Select } from '../../common/ui/Select';
import styles from './Filters.module.css';
import { type InboxAddress, NO_SPAM, OPEN_STATUSES } from './inboxAddress';
import { useChoices } from './useChoices';

import { SECTIONS, STATUSES } from './words';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

export const Filters = ({ address }: { address: InboxAddress }) => {
  const t = useDeskTexts();
  const { branches, people } = useChoices();
  const { filter, setFilter, showFilter } = address;
  return (
    <div className={styles.filters}>
      <Select
        label={t('inbox.status')}
        value={filter.status ?? ''}
        onChange={(value) => setFilter('status', value)}
        options={[
          { value: '', label: t('inbox.viewOpen') },
          { value: 'all', label: t('inbox.anyStatus') },
          { value: NO_SPAM, label: t('inbox.noSpam') },
          ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ...(filter.status === OPEN_STATUSES ? [{ value: OPEN_STATUSES, label: t('inbox.viewOpen') }] : []),
        ]}
      />
      <Select
        label={t('inbox.order')}
        value={filter.order ?? ''}
        onChange={(value) => setFilter('order', value)}
        options={[
          { value: '', label: t('inbox.newestFirst') },
          { value: 'urgent', label: t('inbox.urgentFirst') },
        ]}
      />
      <Select
        label={t('inbox.due')}
        value={filter.due ?? ''}
        onChange={(value) => setFilter('due', value)}
        options={[
          { value: '', label: t('inbox.anyDue') },
          { value: 'overdue', label: t('inbox.overdue') },
          { value: 'due', label: t('inbox.inTime') },
        ]}
      />
      <Select
        label={t('inbox.assignee')}
        value={filter.assignee ?? ''}
        onChange={(value) => setFilter('assignee', value)}
        options={[
          { value: '', label: t('inbox.anyAssignee') },
          { value: 'me', label: t('inbox.mine') },
          { value: 'none', label: t('inbox.free') },
          ...people.map(named),
        ]}
      />
      <Select
        label={t('inbox.branch')}
        value={filter.branch ?? ''}
        onChange={(value) => setFilter('branch', value)}
        options={[{ value: '', label: t('inbox.anyBranch') }, ...branches.map(named)]}
      />
      <Select
        label={t('inbox.section')}
        value={filter.section ?? ''}
        onChange={(value) => setFilter('section', value)}
        options={[
          { value: '', label: t('inbox.anySection') },
          ...SECTIONS.map((section) => ({ value: section, label: t(`section.${section}`) })),
        ]}
      />
      <Select
        label={t('inbox.answer')}
        value={filter.answered ?? ''}
        onChange={(value) => setFilter('answered', value)}
        options={[
          { value: '', label: t('inbox.anyAnswer') },
          { value: 'yes', label: t('inbox.answered') },
        ]}
      />
      <DayInput label={t('inbox.from')} value={filter.from ?? ''} onChange={(day) => setFilter('from', day)} />
      <DayInput label={t('inbox.to')} value={filter.to ?? ''} onChange={(day) => setFilter('to', day)} />
      <Select
        label={t('inbox.hour')}
        value={filter.hour ?? ''}
        onChange={(value) => setFilter('hour', value)}
        options={[
          { value: '', label: t('inbox.anyHour') },
          ...HOURS.map((hour) => ({
            value: String(hour),
            label: t('today.hour', { from: clock(hour * 60), to: clock((hour + 1) * 60) }),
          })),
        ]}
      />
      <Button variant="quiet" onClick={() => showFilter({})}>
        {t('inbox.reset')}
      </Button>
    </div>
  );
};
