import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HomePrefixContext, LanguagePrefixContext } from '#shared/config/hooks/usePaths';
import { languageOfPath, splitPath } from '#shared/config/paths';
import { TextSourceContext } from '#shared/i18n/createI18n';
import { LanguageContext } from '#shared/i18n/hooks/useLanguage';
import { TextsProvider } from '#shared/i18n/TextsProvider';
import { useScrollRestoration } from '#shared/lib/routerInternals';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { languageShown, selectChosenLanguage } from '../features/language/languageSlice';
import { FocusOnNavigation } from './FocusOnNavigation';

const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};

/**
 * Provides language, texts and address prefixes in one render. Keeps the current language until the requested texts are
 * loaded.
 */
export const LanguageBoundary = ({ children }: { children: ReactNode }) => {
  const source = useContext(TextSourceContext);
  const chosen = useAppSelector(selectChosenLanguage);
  const { pathname } = useLocation();
  const requested = languageOfPath(pathname, chosen);
  const { language, home } = splitPath(pathname);
  const dispatch = useAppDispatch();
  const [displayed, setDisplayed] = useState(requested);
  if (displayed !== requested && source?.hasAll(requested)) setDisplayed(requested);

  useEffect(() => {
    if (displayed === requested) return undefined;
    let current = true;
    source?.load(requested).then(
      () => current && setDisplayed(requested),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [source, displayed, requested]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting `lang`, even to the same value, recomputes the styles of all elements.
    if (root.lang !== displayed) root.lang = displayed;
    dispatch(languageShown(displayed));
  }, [dispatch, displayed]);

  const i18n = source?.ready(displayed);
  if (!i18n) throw new Error(`The texts of '${displayed}' must be loaded before the first render`);
  return (
    <LanguageContext value={displayed}>
      <TextsProvider i18n={i18n}>
        <LanguagePrefixContext value={language}>
          <HomePrefixContext value={home}>{children}</HomePrefixContext>
        </LanguagePrefixContext>
      </TextsProvider>
    </LanguageContext>
  );
};

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

/** Error boundary of the whole app, in both languages, because the texts may have failed to load. */
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
