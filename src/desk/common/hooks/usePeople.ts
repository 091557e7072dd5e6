import { useListColleaguesQuery } from '#api/desk/generated/staff';
import type { PersonRef } from '#contract/common';
import { useSession } from './useSession';

/** Returns the persons who can get a task, oneself first. */
export const usePeople = (): readonly PersonRef[] => {
  const { id, name } = useSession();
  const { data: people = [] } = useListColleaguesQuery();
  return [{ id, name }, ...people.filter((person) => person.id !== id)];
};
