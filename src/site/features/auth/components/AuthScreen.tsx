import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { selectUserId } from '#api/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '#shared/store/appStore';
import { type AuthMode, type AuthStep, screenLeft, screenOpened, selectAuthFlow, steppedBack } from '../authFlowSlice';
import { useAuthCalls } from '../hooks/useAuthCalls';
import { useAuthFlow } from '../hooks/useAuthFlow';
import { useConsentQuestion } from '../hooks/useConsentQuestion';
import { useLeaveSignedIn } from '../hooks/useLeaveSignedIn';
import { useStepHistory } from '../hooks/useStepHistory';
import { clearPersistedFlow, persistFlow, phoneDraft, restoredFlow } from '../lib/persistedFlow';
import { makeStepDrafts } from '../lib/stepValues';
import styles from './AuthScreen.module.css';
import { CodeStep } from './CodeStep';
import { ConsentModal } from './ConsentModal';
import { NewPasswordStep } from './NewPasswordStep';
import { PasswordStep } from './PasswordStep';
import { PhoneStep } from './PhoneStep';
import { RegistrationStep } from './RegistrationStep';
import type { StepProps } from './StepForm';

export interface AuthScreenProps {
  mode: AuthMode;
  /** The visitor came from the about page's 'sign in first'. */
  fromAbout: boolean;
  /** Where a customer goes who has signed in; `home`: or the page that wanted it. */
  targets: { home: string; about: string };
}

/** Signing in and up: one card that shows one step at a time (docs/spec/account.md#signing-in). */
export const AuthScreen = ({ mode, fromAbout, targets }: AuthScreenProps) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const flow = useAuthFlow();
  const [consentQuestion, askConsent] = useConsentQuestion();
  const calls = useAuthCalls(flow, askConsent);
  const [drafts] = useState(makeStepDrafts);
  const isSignedIn = useAppSelector(selectUserId) !== null;
  const { entries } = useStepHistory(flow, mode, isSignedIn);
  useLeaveSignedIn(isSignedIn, entries, flow.returnsToAbout ? targets.about : targets.home);

  // Counts the beginnings: registration begins with an empty phone.
  const [round, setRound] = useState(0);
  const modeBefore = useRef(mode);
  useLayoutEffect(() => {
    if (modeBefore.current !== mode && mode === 'signUp') {
      drafts.forget('phone', 'password', 'code', 'newPassword', 'registration');
      phoneDraft('signUp').forget();
      setRound((current) => current + 1);
    }
    modeBefore.current = mode;
    const restored = selectAuthFlow(store.getState()).mode === null ? restoredFlow(mode) : null;
    dispatch(screenOpened({ mode, fromAbout, restored }));
  }, [dispatch, store, drafts, mode, fromAbout]);
  useLayoutEffect(() => () => void dispatch(screenLeft()), [dispatch]);

  const { step, earlier } = flow;
  useEffect(() => {
    if (isSignedIn) clearPersistedFlow(flow.phone);
    else if (flow.mode === mode) persistFlow(flow);
    // Gone on with, the flow knows the phone and no form had it yet.
    if (flow.step.name !== 'phone') drafts.write('phone', { phone: flow.phone });
  }, [flow, drafts, mode, isSignedIn]);

  // The one that the visitor arrives at, which after a reload may be a later one.
  const [firstStep, setFirstStep] = useState<AuthStep | null>(null);
  if (!firstStep && flow.mode !== null) setFirstStep(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && firstStep && step.name !== firstStep.name) setHasMoved(true);

  const props: StepProps = {
    flow,
    calls,
    drafts,
    // Not on the page's arrival: what the visitor is reading must not scroll away under a keyboard.
    takesFocus: hasMoved,
    onBack: earlier.length > 0 ? () => dispatch(steppedBack(earlier.length - 1)) : undefined,
  };
  return (
    <div className={styles.screen}>
      <div className={styles.card} key={`${step.name} ${round}`}>
        {step.name === 'phone' && <PhoneStep {...props} mode={mode} isUnknown={step.isUnknown} />}
        {step.name === 'password' && <PasswordStep {...props} madeBefore={step.madeBefore} />}
        {step.name === 'code' && <CodeStep {...props} step={step} />}
        {step.name === 'newPassword' && <NewPasswordStep {...props} />}
        {step.name === 'registration' && <RegistrationStep {...props} />}
      </div>
      <ConsentModal {...consentQuestion} />
    </div>
  );
};
