import { useAppSelector } from '../../store/hooks';

/** `unknown` until the browser's storage has been read, on the server always. */
export type Guard = 'customer' | 'nobody' | 'unknown';

/** The personal area is for whoever has a user id stored; whether the tokens are good shows when they are used (docs/spec/account.md#personal-area). */
export const useGuard = (): Guard =>
  useAppSelector(({ auth, _persist }) => {
    if (auth.userId !== null) return 'customer';
    return _persist?.rehydrated ? 'nobody' : 'unknown';
  });
