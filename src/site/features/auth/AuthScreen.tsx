import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectUserId } from '#api/authSlice';
import { useIsConsentAsked } from '#api/consentPolicy';
import { phoneForWire } from '#contract/rules/phone';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { forgetReturn } from '#shared/lib/returnAddress';
import { useAppDispatch, useAppSelector, useAppStore } from '#shared/store/appStore';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { PersonFields } from '#shared/ui/forms/PersonFields';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { PolicySentence } from '#shared/ui/text/PolicySentence';
import { AskForCode } from './AskForCode';
import styles from './AuthScreen.module.css';
import {
  type AuthFlowState,
  type AuthMode,
  type AuthStep,
  authFlowSlice,
  type CodeStepState,
  type MadeBefore,
  screenLeft,
  screenOpened,
  selectAuthFlow,
  steppedBack,
} from './authFlowSlice';
import { CodeField } from './CodeField';
import { NewPasswordFields, UsernameField } from './NewPasswordFields';
import { PhoneStep } from './PhoneStep';
import { clearPersistedFlow, persistFlow, phoneDraft, registrationDraft, restoredFlow } from './persistedFlow';
import { StepForm, type StepProps } from './StepForm';
import passwordStepStyles from './StepForm.module.css';
import type { SubmitResult } from './useAuthCalls';
import { makeStepDrafts, useAuthCalls } from './useAuthCalls';
import { useStepHistory } from './useStepHistory';

const useAuthFlow = (): AuthFlowState => {
  const store = useAppStore();
  useState(() => store.injectSlice(authFlowSlice));
  return useAppSelector(selectAuthFlow);
};

interface ConsentQuestion {
  isOpen: boolean;
  isFirst: boolean;
  answer: (isYes: boolean) => void;
}

const useConsentQuestion = (): [question: ConsentQuestion, ask: (isFirst: boolean) => Promise<boolean>] => {
  const [isOpen, setOpen] = useState(false);
  const [isFirst, setFirst] = useState(false);
  const resolveConsent = useRef<(isYes: boolean) => void>(undefined);
  const answer = (isYes: boolean) => {
    setOpen(false);
    resolveConsent.current?.(isYes);
  };
  const leave = useEffectEvent(() => answer(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isOpen]);
  useEffect(() => () => resolveConsent.current?.(false), []);
  const ask = (isFirstTime: boolean) =>
    new Promise<boolean>((resolve) => {
      resolveConsent.current = resolve;
      setFirst(isFirstTime);
      setOpen(true);
    });
  return [{ isOpen, isFirst, answer }, ask];
};

/**
 * After sign-in, goes back to the history entry of the first step and replaces it with `target`, which is computed
 * before, because that entry may have another language.
 */
const useLeaveSignedIn = (isSignedIn: boolean, entries: number, target: string): void => {
  const navigate = useNavigate();
  const goal = useRef(target);
  useEffect(() => {
    if (!isSignedIn) goal.current = target;
    else if (entries > 0) void navigate(-entries);
    else {
      forgetReturn();
      void navigate(goal.current, { replace: true });
    }
  }, [isSignedIn, entries, target, navigate]);
};

interface ResendCodeProps {
  step: CodeStepState;
  onAsk: () => Promise<SubmitResult>;
}

const ResendCode = ({ step, onAsk }: ResendCodeProps) => {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(step.resendAt);
  return (
    <>
      {seconds > 0 ? (
        <p>
          <Wait label={t('signIn.sendAgainIn')} seconds={seconds} />
        </p>
      ) : (
        <AskForCode label={t('signIn.sendAgain')} onAsk={onAsk} />
      )}
      <p className={passwordStepStyles.sent} role="status">
        {step.asked > 0 && seconds > 0 && (step.isEarlier ? t('signIn.tooMany') : t('signIn.sentAgain'))}
      </p>
    </>
  );
};

interface CodeStepProps extends StepProps {
  step: CodeStepState;
}

const CodeStep = ({ step, flow, calls, ...rest }: CodeStepProps) => {
  const { t } = useTranslation();
  const phone = phoneInSentence(phoneForWire(flow.phone));
  return (
    <StepForm
      {...rest}
      name="code"
      title={t('signIn.codeTitle')}
      lead={step.isEarlier ? t('signIn.codeEarlierLead', { phone }) : t('signIn.codeLead', { phone })}
      submit={t('signIn.continue')}
      submitting={t('signIn.checking')}
      onSubmit={calls.submitCode}
      foot={<ResendCode step={step} onAsk={calls.requestCodeAgain} />}
    >
      <div className={passwordStepStyles.status} role="alert">
        {step.refused && (
          <Notice tone="danger">{step.refused === 'wrong' ? t('signIn.codeWrong') : t('signIn.codeUsed')}</Notice>
        )}
      </div>
      <CodeField name="code" label={t('signIn.code')} asked={step.asked} isCleared={!step.isEarlier} />
    </StepForm>
  );
};

const ConsentModal = ({ isOpen, isFirst, answer }: ConsentQuestion) => {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      open={isOpen}
      title={t(isFirst ? 'signIn.policyFirstTitle' : 'signIn.policyTitle')}
      yes={t('signIn.policyYes')}
      no={t('signIn.policyNo')}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t(isFirst ? 'signIn.policyFirstText' : 'signIn.policyText')}</p>
      <p>
        <PolicySentence />
      </p>
    </ConfirmModal>
  );
};

const NewPasswordStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  return (
    <StepForm
      {...rest}
      name="newPassword"
      title={t('signIn.newPasswordTitle')}
      lead={t('signIn.newPasswordLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.savePassword')}
      submitting={t('signIn.saving')}
      onSubmit={calls.submitNewPassword}
    >
      <NewPasswordFields phone={flow.phone} />
    </StepForm>
  );
};

const CodeInstead = ({ onAsk }: { onAsk: () => Promise<SubmitResult> }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('signIn.forgotten')}</p>
      <AskForCode label={t('signIn.codeInstead')} onAsk={onAsk} />
    </>
  );
};

interface PasswordStepProps extends StepProps {
  madeBefore: MadeBefore | null;
}

const PasswordStep = ({ madeBefore, flow, calls, ...rest }: PasswordStepProps) => {
  const { t } = useTranslation();
  const phone = phoneInSentence(phoneForWire(flow.phone));
  return (
    <StepForm
      {...rest}
      name="password"
      title={t('signIn.passwordTitle')}
      lead={t('signIn.passwordLead', { phone })}
      submit={t('signIn.enter')}
      submitting={t('signIn.entering')}
      onSubmit={calls.submitPassword}
      foot={<CodeInstead onAsk={calls.requestCodeInstead} />}
    >
      <div className={passwordStepStyles.status} role="alert">
        {madeBefore === 'registration' && (
          <Notice title={t('signIn.registeredBefore', { phone })}>{t('signIn.registeredBeforeText')}</Notice>
        )}
        {madeBefore === 'newPassword' && (
          <Notice title={t('signIn.passwordBefore')}>{t('signIn.passwordBeforeText')}</Notice>
        )}
      </div>
      <UsernameField phone={flow.phone} />
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
    </StepForm>
  );
};

const RegistrationStep = ({ flow, calls, ...rest }: StepProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const draft = useMemo(() => registrationDraft(flow.phone), [flow.phone]);
  return (
    <StepForm
      {...rest}
      name="registration"
      title={t('signIn.registrationTitle')}
      lead={t('signIn.registrationLead', { phone: phoneInSentence(phoneForWire(flow.phone)) })}
      submit={t('signIn.register')}
      submitting={t('signIn.registering')}
      onSubmit={calls.submitRegistration}
      draft={draft}
    >
      <PersonFields />
      <NewPasswordFields phone={flow.phone} />
      {asksConsent && <ConsentField />}
    </StepForm>
  );
};

interface AuthScreenProps {
  mode: AuthMode;
  fromAbout: boolean;
  targets: { home: string; about: string };
}

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
    if (flow.step.name !== 'phone') drafts.write('phone', { phone: flow.phone });
  }, [flow, drafts, mode, isSignedIn]);

  const [firstStep, setFirstStep] = useState<AuthStep | null>(null);
  if (!firstStep && flow.mode !== null) setFirstStep(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && firstStep && step.name !== firstStep.name) setHasMoved(true);

  const props: StepProps = {
    flow,
    calls,
    drafts,
    // The first step takes no focus, because the on-screen keyboard would scroll the page.
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
