import { useListWorkersQuery } from '#api/desk/generated/visits';
import type { PersonRef } from '#contract/common';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { Select } from '#desk/common/ui/Select';
import { useVisit } from '../hooks/useVisit';

const NONE: readonly PersonRef[] = [];

const useWorkers = (branch: number): readonly PersonRef[] => useListWorkersQuery({ branch }).data ?? NONE;

interface WorkerSelectProps {
  label: string;
  emptyLabel: string;
  worker: PersonRef | null;
  onChange: (worker: PersonRef | null) => void;
}

/** Users who may not change the visit can only assign themselves or release the work. */
export const WorkerSelect = ({ label, emptyLabel, worker, onChange }: WorkerSelectProps) => {
  const t = useDeskTexts();
  const { id, name } = useSession();
  const { visit, canWrite } = useVisit();
  const workers = useWorkers(visit.branch.id);
  const me: PersonRef = { id, name };
  const others = canWrite ? workers : [me];
  const people = [...(worker ? [worker] : []), ...others].filter(
    (one, at, all) => all.findIndex((other) => other.id === one.id) === at,
  );
  return (
    <Select
      isField
      isLarge
      label={label}
      value={String(worker?.id ?? '')}
      options={[
        { value: '', label: emptyLabel },
        ...people.map((one) => ({
          value: String(one.id),
          label: one.id === id && !canWrite ? t('visit.me', { name: one.name }) : one.name,
        })),
      ]}
      onChange={(value) => onChange(people.find((one) => String(one.id) === value) ?? null)}
    />
  );
};
