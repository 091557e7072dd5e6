import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ROOT_ELEMENT_ID } from '#shared/config/constants';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { createI18n } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { Root } from '#site/app/App';
import { Providers } from '#site/app/Providers';
import { themeInCookie } from '#site/features/theme/themeCookie';
import { makeStore } from '#site/store/store';
import { GALLERY_PATHS, GalleryPage } from './GalleryPage';
import '#shared/styles/global.css';

const PSEUDO = /:(hover|active|focus-visible)(?![\w-])/g;
/** Focusable elements. A forced `:focus-visible` matches only these, other forced states every descendant. */
const FOCUSABLE = ':is(a, input, textarea, select, summary, button:not([tabindex="-1"]), [tabindex="0"])';

const forced = (pseudo: string, name: string): string =>
  `:is(${pseudo}, [data-forced~="${name}"] ${name === 'focus-visible' ? FOCUSABLE : '*'})`;

const forceIn = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(PSEUDO) >= 0)
      rule.selectorText = rule.selectorText.replace(PSEUDO, forced);
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList);
  }
};

/** Rewrites the style sheets: rules for `:hover`, `:active` and `:focus-visible` also match below `data-forced`. */
const forceStates = (): void => {
  for (const sheet of document.styleSheets) forceIn(sheet.cssRules);
};

const I18N = { ru: createI18n('ru', ru), uz: createI18n('uz', uz) };
const texts = {
  ready: (language: Language) => I18N[language],
  hasAll: () => true,
  load: (language: Language) => Promise.resolve(I18N[language]),
};
const transport = {
  mainUrl: '',
  publicUrl: '',
  fetch: () => Promise.reject(new Error('The gallery has no API. Pass the data to the primitive.')),
};

const start = async (): Promise<void> => {
  // Preloads fonts, because `font-display: optional` skips a font that misses the first frame.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  const store = makeStore({ preloadedState: { theme: { chosen: themeInCookie() } }, transport });
  const router = createBrowserRouter([
    { Component: Root, children: Object.values(GALLERY_PATHS).map((path) => ({ path, Component: GalleryPage })) },
  ]);
  forceStates();
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error('The document has no root element');
  createRoot(root).render(
    <StrictMode>
      <Providers
        store={store}
        serverState={store.getState()}
        config={DEFAULT_PUBLIC_CONFIG}
        texts={texts}
        late={() => null}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
};

void start();
