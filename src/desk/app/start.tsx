import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { DESK_ATTENDED_HEADER } from '#contract/rules/deskLimits';
import { ROOT_ELEMENT_ID } from '#shared/config/constants';
import { storedSettings } from '../common/settingsSlice';
import { askBeforeLeaving } from './askBeforeLeaving';
import { watchAttendance } from './attendance';
import { Frame } from './Frame';
import { routes } from './routes';
import { makeDeskStore } from './store';
import { loadTexts } from './texts/loadTexts';

const flushNow = (render: () => unknown): undefined => {
  flushSync(render);
};

/** The desk is rendered in the browser alone: behind the sign-in there is nothing that anybody could be shown before. */
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
