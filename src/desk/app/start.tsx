import type { i18n as I18n } from 'i18next';
import { type ReactNode, StrictMode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { hasUnconfirmedChanges } from '#api/desk/serialQueue';
import { DESK_ATTENDED_HEADER, DESK_ATTENDED_MINUTES } from '#contract/rules/deskLimits';
import { ROOT_ELEMENT_ID } from '#shared/config/constants';
import { LanguageContext } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { TextsProvider } from '#shared/i18n/TextsProvider';
import { DeskTextsContext } from '../common/hooks/useDeskTexts';
import { selectLanguage, storedSettings } from '../common/settingsSlice';
import { useDeskSelector } from '../common/store';
import { routes } from './routes';
import { makeDeskStore } from './store';
import { loadTexts } from './texts/loadTexts';

interface Shown {
  language: Language;
  i18n: I18n;
}

export const Frame = ({ first, children }: { first: Shown; children: ReactNode }) => {
  const wanted = useDeskSelector(selectLanguage);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown.language === wanted) return undefined;
    let current = true;
    loadTexts(wanted).then(
      (i18n) => current && setShown({ language: wanted, i18n }),
      () => undefined, // keeps the current language while offline
    );
    return () => {
      current = false;
    };
  }, [shown.language, wanted]);
  const t = useMemo(() => shown.i18n.getFixedT(shown.language, 'desk'), [shown]);
  return (
    <LanguageContext value={shown.language}>
      <TextsProvider i18n={shown.i18n}>
        <DeskTextsContext value={t}>{children}</DeskTextsContext>
      </TextsProvider>
    </LanguageContext>
  );
};

export const askBeforeLeaving = (): void =>
  window.addEventListener('beforeunload', (event) => {
    if (hasUnconfirmedChanges()) event.preventDefault();
  });

/** Without pointer moves, which browsers also report when the page scrolls under a resting pointer. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

export const watchAttendance = (): (() => boolean) => {
  let last = Date.now();
  const seen = () => {
    last = Date.now();
  };
  for (const sign of ACTIVITY_EVENTS) document.addEventListener(sign, seen, { capture: true, passive: true });
  return () => Date.now() - last < DESK_ATTENDED_MINUTES * 60_000;
};

const flushNow = (render: () => unknown): undefined => {
  flushSync(render);
};

export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error('The document has no root element');
  const settings = storedSettings();
  const i18n = await loadTexts(settings.language);
  const isAttended = watchAttendance();
  askBeforeLeaving();
  const store = makeDeskStore({
    settings,
    transport: {
      mainUrl: '',
      publicUrl: '',
      fetch: (url, init) => {
        const headers = { ...init.headers, ...(isAttended() && { [DESK_ATTENDED_HEADER]: '1' }) };
        return fetch(url, { ...init, headers, credentials: 'same-origin' });
      },
    },
  });
  createRoot(root).render(
    <StrictMode>
      <Provider store={store as unknown as Parameters<typeof Provider>[0]['store']}>
        <Frame first={{ language: settings.language, i18n }}>
          <RouterProvider router={createBrowserRouter(routes)} flushSync={flushNow} />
        </Frame>
      </Provider>
    </StrictMode>,
  );
}
