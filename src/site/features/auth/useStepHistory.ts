import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useAppDispatch } from '#shared/store/appStore';
import { type AuthFlowState, type AuthMode, steppedBack } from './authFlowSlice';

interface StepEntry {
  authDepth: number;
  authEntries: number;
}

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);
const entryOf = (state: unknown) => {
  const { authDepth, authEntries } = Object(state) as Partial<StepEntry>;
  return { here: countOf(authDepth), entries: countOf(authEntries) };
};

/**
 * Maps steps to history entries, so Back returns to the previous step. An entry without a step gets the current one.
 */
export const useStepHistory = (flow: AuthFlowState, mode: AuthMode, isOver: boolean): { entries: number } => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const { here, entries } = entryOf(state);
  const wanted = flow.earlier.length;
  const wantedBefore = useRef(wanted);
  const pathBefore = useRef(pathname);
  const entriesBefore = useRef(entries);

  useEffect(() => {
    const stepped = wanted - wantedBefore.current;
    wantedBefore.current = wanted;
    const isScreenOfFlow = flow.mode === mode && !isOver;
    const isOtherLanguage = isScreenOfFlow && isPop && pathname !== pathBefore.current;
    if (!isOtherLanguage) pathBefore.current = pathname;
    const isInLine = here === wanted && !isOtherLanguage;
    if (isInLine) entriesBefore.current = entries;
    if (!isScreenOfFlow || isInLine) return;

    if (stepped < 0 && wanted < entries) void navigate(wanted - entries);
    else if (stepped === 0 && isPop && here < wanted) dispatch(steppedBack(here));
    else {
      const replace = stepped <= 0 || wanted <= here;
      const entriesNow = stepped === 0 && !isPop ? entriesBefore.current : Math.min(entries, wanted);
      const authEntries = replace ? entriesNow : entries + 1;
      const entry: StepEntry = { ...(state as object | null), authDepth: wanted, authEntries };
      void navigate(
        { pathname: pathBefore.current, search, hash },
        { replace, preventScrollReset: true, state: entry },
      );
    }
  }, [dispatch, navigate, pathname, search, hash, state, isPop, here, entries, wanted, isOver, flow.mode, mode]);

  return { entries };
};
