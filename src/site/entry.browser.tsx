import { loadWithRetries } from '#shared/lib/fetched';
import '#shared/styles/global.css';
import {
  adoptEarlyChoices,
  nextTask,
  painted,
  preloadChunks,
  showNoScriptFallback,
  supportsApplication,
} from './browser/boot/boot';
import { replayEarlyPress } from './browser/boot/earlyPress';

// No async functions in this file: transpiled to ES2015 (webpack/minimize.ts), they would need a helper.
const script = document.currentScript;
const early: unknown[][] = [];
// Queues errors, mainly of failed hydration, until browser/reportErrors.ts loads.
window.earlyErrors = early;
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- fewer bytes, and no other handler exists yet
window.onerror = (...error) => void early.push(error);
const forgetEarlyChoices = adoptEarlyChoices();

const hydrate = (): Promise<void> =>
  painted()
    .then(nextTask)
    .then(() => preloadChunks(script))
    .then(() => loadWithRetries(() => import(/* webpackChunkName: "stage-react" */ 'react-dom/client')))
    .then(nextTask)
    .then(() => loadWithRetries(() => import(/* webpackChunkName: "stage-libraries" */ './browser/boot/libraries')))
    .then(nextTask)
    .then(() => loadWithRetries(() => import(/* webpackChunkName: "app" */ './browser/start')))
    .then(({ prepare }) => nextTask().then(() => loadWithRetries(prepare)))
    .then((render) => nextTask().then(render))
    .then(forgetEarlyChoices);

// A page with `data-static`, such as the result of a fallback form, is not hydrated.
if (supportsApplication() && !script?.hasAttribute('data-static')) {
  const endEarlyPress = replayEarlyPress();
  hydrate().then(
    () => endEarlyPress(true),
    (error: unknown) => {
      endEarlyPress(false);
      showNoScriptFallback();
      throw error;
    },
  );
} else showNoScriptFallback();
