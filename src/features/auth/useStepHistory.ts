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
  const before = useRef(wanted);

  useEffect(() => {
    const hasStepped = before.current !== wanted;
    before.current = wanted;
    if (isOver || here === wanted || flow.mode !== mode) return;
    const show = (replace: boolean) =>
      void navigate(
        { pathname, search, hash },
        { replace, preventScrollReset: true, state: { ...(state as object | null), authDepth: wanted } },
      );
    if (hasStepped && wanted > here) show(false);
    else if (hasStepped) void navigate(wanted - here);
    else if (isPop && here < wanted) dispatch(steppedBack(here));
    else show(true);
  }, [dispatch, navigate, pathname, search, hash, state, isPop, here, wanted, isOver, flow.mode, mode]);

  return { depth: here };
};
