import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Branch, BranchList as Branches } from '#contract/company';
import { BRANCH_SCROLL_TOP, SMALL_SCREEN } from '#shared/config/contactsMap';
import { type AddressFrom, useAddress } from '#shared/config/hooks/useAddress';
import { prefersReducedMotion } from '#shared/hooks/useReducedMotion';
import { byDistance, distanceKm, type Place } from '#shared/lib/nearest';
import { serverNow, syncServerClock } from '#shared/lib/serverClock';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { BranchCard } from './BranchCard';
import styles from './BranchList.module.css';
import { toContacts } from './contactsSlice';

interface ChooseBranch {
  to: (branch: number) => AddressFrom;
  /** Keeps the region of the address if none is given. */
  choose: (branch: number, region?: number) => void;
  showMap: () => void;
}

const toBranch = (branch: number) => toContacts({ branch });

export const useChooseBranch = (): ChooseBranch => {
  const navigate = useNavigate();
  const { current } = useAddress();
  const showMap = () => {
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    window.scrollTo({ top: BRANCH_SCROLL_TOP, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return {
    to: toBranch,
    showMap,
    choose: (branch, region) => {
      const to = toContacts(region === undefined ? { branch } : { branch, region });
      void navigate(to(current()), { preventScrollReset: true });
      showMap();
    },
  };
};

const TICK_MS = 20_000;

/** Returns the current server time. Null on the server and during hydration. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let isLeft = false;
    const tick = () => {
      if (!isLeft) setNow(new Date(serverNow()));
    };
    void syncServerClock().then(tick);
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
};

const PLACEHOLDERS = 6;

const BranchListSkeleton = () => (
  <div className={styles.list}>
    {Array.from({ length: PLACEHOLDERS }, (_, place) => (
      <div key={place} className={styles.waiting}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    ))}
  </div>
);

interface BranchListProps {
  query: QueryLike<Branches>;
  chosen: number;
  /** The visitor's position, by which branches are sorted. */
  from: Place | null;
  choosing: Pick<ChooseBranch, 'to' | 'showMap'>;
  empty: ReactNode;
}

export const BranchList = ({ query, chosen, from, choosing, empty }: BranchListProps) => {
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
          {(from ? byDistance(branches, from) : branches).map((branch: Branch) => (
            <li key={branch.id}>
              <BranchCard
                branch={branch}
                to={choosing.to(branch.id)}
                isChosen={branch.id === chosen}
                distance={from ? distanceKm(from, branch) : Number.POSITIVE_INFINITY}
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
