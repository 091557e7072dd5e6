import { Outlet } from 'react-router';
import { useScrollRestoration } from '#shared/lib/routerInternals';
import { FocusOnNavigation } from './FocusOnNavigation';
import { Hydrated } from './Hydrated';
import { LanguageBoundary } from './LanguageBoundary';

/** The top of every screen: its language, its place in the scroll, its focus. */
export const Root = () => {
  useScrollRestoration();
  return (
    <LanguageBoundary>
      <Outlet />
      <FocusOnNavigation />
      <Hydrated />
    </LanguageBoundary>
  );
};

/** The last resort: even the texts may be what is broken here, so it speaks for itself in both languages. */
export const RootError = () => (
  <main>
    <h1 lang="en">Unexpected Application Error!</h1>
    <p lang="ru">
      <a href="/">На главную</a>
    </p>
    <p lang="uz">
      <a href="/uz">Bosh sahifaga</a>
    </p>
  </main>
);
