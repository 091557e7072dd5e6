import './shared/styles/global.css';
import { adoptEarlyChoices } from './app/boot/earlyLanguage';
import { fetchAhead } from './app/boot/fetchAhead';
import { fetched, nextTask, painted } from './app/boot/stages';

// Staged: the page is read before any of this is fetched, and evaluating it is cut into tasks that a tap can come between.
const script = document.currentScript;
const forgetEarlyChoices = adoptEarlyChoices();

const takeOver = async () => {
  await painted();
  fetchAhead(script);
  await fetched(() => import(/* webpackChunkName: "stage-react" */ 'react-dom/client'));
  await nextTask();
  await fetched(() => import(/* webpackChunkName: "stage-libraries" */ './app/boot/libraries'));
  await nextTask();
  const { prepare } = await fetched(() => import(/* webpackChunkName: "app" */ './app/start'));
  await nextTask();
  const hydrate = await fetched(prepare);
  await nextTask();
  hydrate();
  forgetEarlyChoices();
};

void takeOver();
