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

/** Provides language, texts and address prefixes in one render. The current language stays until texts are loaded. */
export const LanguageBoundary = ({ children }: { children: ReactNode }) => {
  const source = useContext(TextSourceContext);
  const chosen = useAppSelector(selectChosenLanguage);
  const { pathname } = useLocation();
  const wanted = languageOfPath(pathname, chosen);
  const { language, home } = splitPath(pathname);
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(wanted);
  if (shown !== wanted && source?.hasAll(wanted)) setShown(wanted);

  useEffect(() => {
    if (shown === wanted) return undefined;
    let current = true;
    source?.load(wanted).then(
      () => current && setShown(wanted),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [source, shown, wanted]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting even an equal value recomputes the style of every element.
    if (root.lang !== shown) root.lang = shown;
    dispatch(languageShown(shown));
  }, [dispatch, shown]);

  const i18n = source?.ready(shown);
  if (!i18n) throw new Error(`The texts of '${shown}' must be loaded before the first render`);
  return (
    <LanguageContext value={shown}>
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

/** Last resort in both languages, because the texts may have failed to load. */
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
