import type { ReactNode } from 'react';
import type { Branch, BranchList as Branches } from '#contract/company';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import type { ChooseBranch } from '../hooks/useChooseBranch';
import { useNow } from '../hooks/useNow';
import { BranchCard } from './BranchCard';
import styles from './BranchList.module.css';
import { BranchListSkeleton } from './BranchListSkeleton';

export interface BranchListProps {
  query: QueryLike<Branches>;
  /** 0 is none. */
  chosen: number;
  choosing: Pick<ChooseBranch, 'to' | 'showMap'>;
  empty: ReactNode;
}

export const BranchList = ({ query, chosen, choosing, empty }: BranchListProps) => {
  const now = useNow();
  return (
    <QueryBlock
      query={query}
      isEmpty={({ branches }) => branches.length === 0}
      empty={empty}
      placeholder={<BranchListSkeleton />}
    >
      {({ branches }) => (
        <ul className={styles.list}>
          {branches.map((branch: Branch) => (
            <li key={branch.id}>
              <BranchCard
                branch={branch}
                to={choosing.to(branch.id)}
                isChosen={branch.id === chosen}
                now={now}
                onChosen={choosing.showMap}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryBlock>
  );
};
