import { useGetBranchesQuery, useGetStaffQuery } from '../../../../api/desk/people';
import type { Named } from '../../../../api/desk/wire';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useMay, useSession } from '../../../common/hooks/useSession';

const NONE: readonly Named[] = [];

/** Whom an enquiry can be given to and where it can go: what this person may not read is left out. */
export const useChoices = () => {
  const lang = useLanguage();
  const may = useMay();
  const { person } = useSession();
  const { data: branches = NONE } = useGetBranchesQuery({ lang });
  const { data: staff } = useGetStaffQuery(undefined, { skip: !may('staff.read') });
  const people: readonly Named[] =
    staff?.filter(({ status, role }) => status === 'active' && role !== 'editor') ?? [{ id: person.id, name: person.name }];
  return { branches, people };
};
