import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { type AuthFlowState, type AuthMode, steppedBack } from './authFlowSlice';

/** What an entry of the browser's history says: how many steps lie before the one that it shows. */
interface StepEntry {
  authDepth: number;
}

const depthOf = (state: unknown): number => {
  const depth = (state as Partial<StepEntry> | null)?.authDepth;
  return typeof depth === 'number' && depth > 0 ? depth : 0;
};

/**
 * Keeps the browser's history and the steps in line: a step is an entry, so Back goes to the step before. After a reload, and with
 * Forward, an entry may stand for a step that there is not: it takes on the one on the screen.
 */
export const useStepHistory = (flow: AuthFlowState, mode: AuthMode, isOver: boolean): { depth: number } => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const here = depthOf(state);
  const wanted = flow.earlier.length;
  const wantedBefore = useRef(wanted);
  const pathBefore = useRef(pathname);

  useEffect(() => {
    const stepped = wanted - wantedBefore.current;
    wantedBefore.current = wanted;
    const isScreenOfFlow = flow.mode === mode && !isOver;
    // An entry from before the language was switched: the one that the visitor chose since stays.
    const isOtherLanguage = isScreenOfFlow && isPop && pathname !== pathBefore.current;
    if (!isOtherLanguage) pathBefore.current = pathname;
    if (!isScreenOfFlow || (here === wanted && !isOtherLanguage)) return;

    if (stepped < 0 && wanted < here) void navigate(wanted - here);
    else if (stepped === 0 && isPop && here < wanted) dispatch(steppedBack(here));
    else {
      const entry: StepEntry = { ...(state as object | null), authDepth: wanted };
      const replace = stepped <= 0 || wanted <= here;
      void navigate(
        { pathname: pathBefore.current, search, hash },
        { replace, preventScrollReset: true, state: entry },
      );
    }
  }, [dispatch, navigate, pathname, search, hash, state, isPop, here, wanted, isOver, flow.mode, mode]);

  return { depth: here };
};
