import { selectUserId } from '#api/authSlice';
import { selectIsSessionKnown, useAppSelector } from '#shared/store/appStore';

/** `unknown` until the browser's storage has been read, on the server always. */
export type Guard = 'customer' | 'nobody' | 'unknown';

/** The personal area is for whoever has a user id stored; whether the tokens are good shows when they are used (docs/spec/account.md#personal-area). */
export const useGuard = (): Guard =>
  useAppSelector((state) => {
    if (selectUserId(state) !== null) return 'customer';
    return selectIsSessionKnown(state) ? 'nobody' : 'unknown';
  });
