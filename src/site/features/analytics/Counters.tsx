import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { POLICY_SLUG } from '#contract/rules/pages';
import { countedPath, isForOthersCounters } from '#contract/rules/pageViews';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';
import { type PublicConfig, usePublicConfig } from '#shared/config/publicConfig';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import styles from './Counters.module.css';
import { isAgainstCounting } from './pageView';

/** Named in what the documents say of counting (server/platform/analyticsText.ts). */
const KEY = 'analyticsConsent';

type Answer = 'yes' | 'no';

/** Null: nobody has been asked in this browser. */
export const readAnswer = (): Answer | null => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    // Where nothing can be kept, nobody can be asked once only.
    return 'no';
  }
};

export const writeAnswer = (answer: Answer): void => {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // As long as the page lives, then.
  }
};

/** With the question's own chunk, both languages of it: most sites never ask. */
export const COUNTER_TEXTS: Record<Language, Record<'label' | 'question' | 'policy' | 'no' | 'yes', string>> = {
  ru: {
    label: 'Счётчик посещений',
    question: 'Можно считать ваши посещения чужим счётчиком? Он поставит свои cookie. Сайт работает и без него.',
    policy: 'Что он узнаёт',
    no: 'Нельзя',
    yes: 'Можно',
  },
  uz: {
    label: 'Tashriflar hisoblagichi',
    question:
      'Tashriflaringizni begona hisoblagich bilan sanasak boʻladimi? U oʻz cookie fayllarini qoʻyadi. Sayt usiz ham ishlaydi.',
    policy: 'U nimani biladi',
    no: 'Yoʻq',
    yes: 'Mayli',
  },
};

/** Loads an address as a document of its own. A module, because tests cannot replace `location`. */
export const fullLoad = {
  to: (address: string | URL): void => window.location.assign(address),
  inPlace: (address: string | URL): void => window.location.replace(address),
  again: (): void => window.location.reload(),
};

const isSecret = (address: string | URL): boolean => {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, pathname, search } = new URL(address, document.baseURI);
  return origin === location.origin && !isForOthersCounters(splitPath(pathname).rest, search);
};

/** Whether a script of this document could read a secret address: the one that the document was loaded by, or the one before it. */
export const cameBySecret = (): boolean =>
  [document.referrer, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(isSecret);

let isGuarded = false;

/**
 * A foreign script lives as long as its document and reads each address in it. Once one is loaded, a secret address is opened as a new document.
 * The router is not asked, because a hook of it would weigh on every page.
 */
export function guardSecretAddresses(): void {
  if (isGuarded) return;
  isGuarded = true;
  // The browser follows the link itself where the router does not hear of the click.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.href && isSecret(link.href)) event.stopPropagation();
    },
    { capture: true },
  );
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isSecret(location.href)) return;
      event.stopImmediatePropagation();
      fullLoad.again();
    },
    { capture: true },
  );
  for (const [method, load] of [
    ['pushState', 'to'],
    ['replaceState', 'inPlace'],
  ] as const) {
    const write = history[method].bind(history);
    history[method] = (state: unknown, unused: string, address?: string | URL | null) => {
      if (address && isSecret(address)) fullLoad[load](address);
      else write(state, unused, address);
    };
  }
}

type Queue = ((...given: unknown[]) => void) & { a?: unknown[][]; l?: number };

declare global {
  interface Window {
    ym?: Queue;
    dataLayer?: unknown[];
  }
}

const load = (src: string) => {
  if (document.querySelector(`script[src="${src}"]`)) return false;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  return true;
};

/** What Yandex's own snippet does, without an inline script, which the page's policy forbids. */
const countByMetrica = (id: string, url: string) => {
  if (load('https://mc.yandex.ru/metrika/tag.js')) {
    const queue: Queue = (...given) => void (queue.a ??= []).push(given);
    queue.l = Date.now();
    window.ym ??= queue;
    window.ym(Number(id), 'init', { defer: true });
  }
  window.ym?.(Number(id), 'hit', url);
};

/** Google's takes the arguments object itself, not an array of them. */
function tell(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- as above
  (window.dataLayer ??= []).push(arguments);
}

const countByGoogle = (id: string, path: string) => {
  if (load(`https://www.googletagmanager.com/gtag/js?id=${id}`)) {
    tell('js', new Date());
    tell('config', id, { send_page_view: false });
  }
  tell('event', 'page_view', { page_location: location.origin + path });
};

/** Once the visitor has said yes: loads what is set, and counts the page. */
export const startCounters = (
  { yandexMetricaId, googleAnalyticsId }: Pick<PublicConfig, 'yandexMetricaId' | 'googleAnalyticsId'>,
  path: string,
): void => {
  guardSecretAddresses();
  if (yandexMetricaId) countByMetrica(yandexMetricaId, location.origin + path);
  if (googleAnalyticsId) countByGoogle(googleAnalyticsId, path);
};

/**
 * Counters of others, where their ids are set: they are loaded for whoever said yes, and nobody is asked who has told the browser no.
 * They are not loaded on a page whose address opens something, because their scripts read the address; nor in a document that was reached by one.
 * Default export: it is a lazy chunk.
 */
const Counters = () => {
  const config = usePublicConfig();
  const texts = COUNTER_TEXTS[useLanguage()];
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const { language: prefix, rest } = splitPath(pathname);
  const isForOthers = isForOthersCounters(rest, search) && !cameBySecret();
  const page = countedPath(rest);
  const counted = page === '/' ? prefix || page : prefix + page;
  const [answer, setAnswer] = useState(() => (isAgainstCounting() ? 'no' : readAnswer()));
  useEffect(() => {
    if (answer === 'yes' && isForOthers) startCounters(config, counted);
  }, [answer, config, isForOthers, counted]);
  if (answer !== null || !isForOthers) return null;
  const give = (given: 'yes' | 'no') => {
    writeAnswer(given);
    setAnswer(given);
  };
  return (
    <section className={styles.question} aria-label={texts.label}>
      <p>
        <span>{`${texts.question} `}</span>
        <Link to={paths.document(POLICY_SLUG)}>{texts.policy}</Link>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => give('no')}>{texts.no}</Button>
        <Button onClick={() => give('yes')}>{texts.yes}</Button>
      </div>
    </section>
  );
};

export default Counters;
