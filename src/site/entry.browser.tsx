import { fetched } from '#shared/lib/fetched';
import '#shared/styles/global.css';
import {
  adoptEarlyChoices,
  nextTask,
  painted,
  preloadChunks,
  showNoScriptFallback,
  supportsApplication,
} from './browser/boot/boot';
import { keepEarlyPress } from './browser/boot/earlyPress';

// Staged: the page is read before any of this is fetched, and evaluating it is cut into tasks that a tap can come between.
// No async function here: in the ES2015 of this one script (webpack/minimize.ts) each would bring its machinery along.
const script = document.currentScript;
const early: unknown[][] = [];
// What breaks before its reporter comes, above all a page that could not be hydrated as it was (browser/reportErrors.ts).
window.earlyErrors = early;
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- fewer bytes, and nobody else is there yet
window.onerror = (...said) => void early.push(said);
const forgetEarlyChoices = adoptEarlyChoices();

const hydrate = (): Promise<void> =>
  painted()
    .then(nextTask)
    .then(() => preloadChunks(script))
    .then(() => fetched(() => import(/* webpackChunkName: "stage-react" */ 'react-dom/client')))
    .then(nextTask)
    .then(() => fetched(() => import(/* webpackChunkName: "stage-libraries" */ './browser/boot/libraries')))
    .then(nextTask)
    .then(() => fetched(() => import(/* webpackChunkName: "app" */ './browser/start')))
    .then(({ prepare }) => nextTask().then(() => fetched(prepare)))
    .then((render) => nextTask().then(render))
    .then(forgetEarlyChoices);

// A page that answers a form of its own stays as the server rendered it.
if (supportsApplication() && !script?.hasAttribute('data-static')) {
  const endEarlyPress = keepEarlyPress();
  hydrate().then(
    () => endEarlyPress(true),
    (error: unknown) => {
      endEarlyPress(false);
      showNoScriptFallback();
      throw error;
    },
  );
} else showNoScriptFallback();
