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
import { replayEarlyPress } from './browser/boot/earlyPress';

// The page paints first. No async functions: in ES2015 (webpack/minimize.ts) each adds a helper.
const script = document.currentScript;
const early: unknown[][] = [];
// Collects errors until the reporter loads, above all failed hydration (browser/reportErrors.ts).
window.earlyErrors = early;
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- fewer bytes, and no other handler exists yet
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

// A page that shows the result of a fallback form stays as rendered.
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
