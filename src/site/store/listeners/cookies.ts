import { selectIsSignedIn } from '#api/authSlice';
import { COOKIE_LANGUAGE, COOKIE_SIGNED_IN, COOKIE_THEME } from '#shared/config/constants';
import type { RootState } from '#shared/store/appStore';
import { selectChosenLanguage } from '../../features/language/languageSlice';
import { selectChosenTheme } from '../../features/theme/themeSlice';
import type { StartListening } from './startListening';

const ONE_YEAR_SECONDS = 31_536_000;

const COOKIES: [name: string, valueOf: (state: RootState) => string | null][] = [
  [COOKIE_LANGUAGE, selectChosenLanguage],
  [COOKIE_THEME, selectChosenTheme],
  [COOKIE_SIGNED_IN, (state) => (selectIsSignedIn(state) ? '1' : null)],
];

/** Keeps three cookies in step which tell nobody who the visitor is: they make the server's first frame right. Storage stays the rule. */
export function keepCookies(start: StartListening): void {
  for (const [name, valueOf] of COOKIES) {
    start({
      predicate: (_, now, before) => valueOf(now) !== valueOf(before),
      effect: (_, api) => writeCookie(name, valueOf(api.getState())),
    });
  }
}

function writeCookie(name: string, value: string | null): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
