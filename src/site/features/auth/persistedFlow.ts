import { readPhone } from '#contract/rules/phone';
import { makeDraft } from '#shared/drafts/draft';
import type { AuthFlowState, AuthMode, AuthStep, PersistedFlow } from './authFlowSlice';

/** Maximum age of a stored flow, because another person may use the browser later. */
const RESTORED_WITHIN_MS = 3_600_000;

const BLANK = { mode: '', phone: '', steps: [] as unknown[], provenUntil: 0, at: 0 };
const flowDraft = () => makeDraft('signIn', null, BLANK);

export const phoneDraft = (mode: AuthMode) => makeDraft(`${mode}-phone`, null, { phone: '' });

export const registrationDraft = (phone: string) =>
  makeDraft(`registration-${phone}`, null, { first_name: '', last_name: '', birthdate: '', gender: '' });

export const persistFlow = ({ mode, phone, step, earlier, proof }: AuthFlowState): void => {
  if (mode === null || step.name === 'phone') flowDraft().forget();
  else {
    flowDraft().write({ mode, phone, steps: [...earlier, step], provenUntil: proof?.goodUntil ?? 0, at: Date.now() });
    phoneDraft(mode).forget();
  }
};

export const clearPersistedFlow = (phone: string): void => {
  flowDraft().forget();
  registrationDraft(phone).forget();
  phoneDraft('signIn').forget();
  phoneDraft('signUp').forget();
};

const STEPS: Record<AuthStep['name'], (step: Partial<Record<string, unknown>>) => boolean> = {
  phone: () => true,
  password: () => true,
  newPassword: () => true,
  registration: () => true,
  code: ({ purpose, resendAt, asked }) =>
    (purpose === 'registration' || purpose === 'newPassword') &&
    typeof resendAt === 'number' &&
    typeof asked === 'number',
};

const isStep = (value: unknown): value is AuthStep => {
  const { name } = Object(value) as { name?: unknown };
  return typeof name === 'string' && Object.hasOwn(STEPS, name) && STEPS[name as AuthStep['name']](Object(value));
};

/**
 * Returns the stored sign-in flow, or null without a valid one. If its phone proof has expired, the flow restarts at
 * the code step.
 */
export const restoredFlow = (mode: AuthMode, now = Date.now()): PersistedFlow | null => {
  const { mode: persistedMode, phone = '', steps = [], provenUntil = 0, at = 0 } = flowDraft().read();
  if (persistedMode !== mode || readPhone(phone).kind !== 'number' || now - at > RESTORED_WITHIN_MS) return null;
  if (!Array.isArray(steps) || steps.length < 2 || !steps.every(isStep)) return null;
  const earlier: AuthStep[] = [...steps];
  const step = earlier.pop();
  if (!step) return null;
  const proof = provenUntil > now ? { code: null, verificationToken: null, goodUntil: provenUntil } : null;
  if (proof || (step.name !== 'registration' && step.name !== 'newPassword')) return { phone, step, earlier, proof };
  const code = earlier.pop();
  return code?.name === 'code' ? { phone, step: { ...code, refused: 'used' }, earlier, proof } : null;
};
