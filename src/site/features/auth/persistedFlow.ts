import { readPhone } from '#contract/rules/phone';
import { makeDraft } from '#shared/drafts/draft';
import type { AuthFlowState, AuthMode, AuthStep, PersistedFlow } from './authFlowSlice';

/** Who has not come back by then begins with the phone again: others may use this browser, and they shall not read it there. */
const RESTORED_WITHIN_MS = 3_600_000;

/** Codes, tokens and passwords are not among it. */
const BLANK = { mode: '', phone: '', steps: [] as unknown[], provenUntil: 0, at: 0 };
const flowDraft = () => makeDraft('signIn', null, BLANK);

/** The phone that is typed on one of the two screens. */
export const phoneDraft = (mode: AuthMode) => makeDraft(`${mode}-phone`, null, { phone: '' });

/** What the registration form has of a person. It is found again only by whoever proves the phone. */
export const registrationDraft = (phone: string) =>
  makeDraft(`registration-${phone}`, null, { first_name: '', last_name: '', birthdate: '', gender: '' });

export const persistFlow = ({ mode, phone, step, earlier, proof }: AuthFlowState): void => {
  // Nothing was sent yet: there is nothing to go on with.
  if (mode === null || step.name === 'phone') flowDraft().forget();
  else {
    flowDraft().write({ mode, phone, steps: [...earlier, step], provenUntil: proof?.goodUntil ?? 0, at: Date.now() });
    // The flow has the phone now, and for an hour only.
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

/** Anyone can write into storage. */
const isStep = (value: unknown): value is AuthStep => {
  const { name } = Object(value) as { name?: unknown };
  return typeof name === 'string' && Object.hasOwn(STEPS, name) && STEPS[name as AuthStep['name']](Object(value));
};

/** Where the visitor was on this screen a while ago; a proof of the phone that is over leads back to the code, in words. */
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
