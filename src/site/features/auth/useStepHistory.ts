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
 * Keeps one history entry per step, so that Back returns to the previous step. An entry without a step gets the current
 * step.
 */
export const useStepHistory = (flow: AuthFlowState, mode: AuthMode, isOver: boolean): { entries: number } => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const { here, entries } = entryOf(state);
  const depth = flow.earlier.length;
  const previousDepth = useRef(depth);
  const pathBefore = useRef(pathname);
  const entriesBefore = useRef(entries);

  useEffect(() => {
    const stepped = depth - previousDepth.current;
    previousDepth.current = depth;
    const isScreenOfFlow = flow.mode === mode && !isOver;
    const isOtherLanguage = isScreenOfFlow && isPop && pathname !== pathBefore.current;
    if (!isOtherLanguage) pathBefore.current = pathname;
    const isInLine = here === depth && !isOtherLanguage;
    if (isInLine) entriesBefore.current = entries;
    if (!isScreenOfFlow || isInLine) return;

    if (stepped < 0 && depth < entries) void navigate(depth - entries);
    else if (stepped === 0 && isPop && here < depth) dispatch(steppedBack(here));
    else {
      const replace = stepped <= 0 || depth <= here;
      const entriesNow = stepped === 0 && !isPop ? entriesBefore.current : Math.min(entries, depth);
      const authEntries = replace ? entriesNow : entries + 1;
      const entry: StepEntry = { ...(state as object | null), authDepth: depth, authEntries };
      void navigate(
        { pathname: pathBefore.current, search, hash },
        { replace, preventScrollReset: true, state: entry },
      );
    }
  }, [dispatch, navigate, pathname, search, hash, state, isPop, here, entries, depth, isOver, flow.mode, mode]);

  return { entries };
};
