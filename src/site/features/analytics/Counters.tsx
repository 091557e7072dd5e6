import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { POLICY_SLUG } from '#contract/rules/pages';
import { allowsThirdPartyAnalytics, countedPath } from '#contract/rules/pageViews';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';
import { type PublicConfig, usePublicConfig } from '#shared/config/publicConfig';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import styles from './Counters.module.css';
import { optsOutOfAnalytics } from './pageView';

/** Key in localStorage. The privacy texts mention it (server/platform/analyticsText.ts). */
const KEY = 'analyticsConsent';

type Answer = 'yes' | 'no';

export const readAnswer = (): Answer | null => {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    // Without storage the question would appear on every page.
    return 'no';
  }
};

export const writeAnswer = (answer: Answer): void => {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Without storage the answer is kept until the page is left.
  }
};

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

/** Loads a new document. The functions are in an object, because tests cannot mock `location`. */
export const fullLoad = {
  to: (address: string | URL): void => window.location.assign(address),
  inPlace: (address: string | URL): void => window.location.replace(address),
  again: (): void => window.location.reload(),
};

const isSecret = (address: string | URL): boolean => {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { origin, pathname, search } = new URL(address, document.baseURI);
  return origin === location.origin && !allowsThirdPartyAnalytics(splitPath(pathname).rest, search);
};

/** Whether this document or its referrer has a token in the address, which scripts could read. */
export const openedBySecretLink = (): boolean =>
  [document.referrer, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(isSecret);

let isGuarded = false;

/**
 * Loads addresses with a token as new documents, because third-party scripts can read each address of their document.
 */
export function hideSecretAddresses(): void {
  if (isGuarded) return;
  isGuarded = true;
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

/** Yandex's snippet without inline script, which the CSP forbids. */
const countByMetrica = (id: string, url: string) => {
  if (load('https://mc.yandex.ru/metrika/tag.js')) {
    const queue: Queue = (...args) => void (queue.a ??= []).push(args);
    queue.l = Date.now();
    window.ym ??= queue;
    window.ym(Number(id), 'init', { defer: true });
  }
  window.ym?.(Number(id), 'hit', url);
};

/** Google's script requires an `arguments` object, not an array. */
function pushCommand(..._given: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- as above
  (window.dataLayer ??= []).push(arguments);
}

const countByGoogle = (id: string, path: string) => {
  if (load(`https://www.googletagmanager.com/gtag/js?id=${id}`)) {
    pushCommand('js', new Date());
    pushCommand('config', id, { send_page_view: false });
  }
  pushCommand('event', 'page_view', { page_location: location.origin + path });
};

export const startCounters = (
  { yandexMetricaId, googleAnalyticsId }: Pick<PublicConfig, 'yandexMetricaId' | 'googleAnalyticsId'>,
  path: string,
): void => {
  hideSecretAddresses();
  if (yandexMetricaId) countByMetrica(yandexMetricaId, location.origin + path);
  if (googleAnalyticsId) countByGoogle(googleAnalyticsId, path);
};

/** Asks for consent and loads third-party counters, except in documents opened by or from an address with a token. */
const Counters = () => {
  const config = usePublicConfig();
  const texts = COUNTER_TEXTS[useLanguage()];
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const { language: prefix, rest } = splitPath(pathname);
  const isForOthers = allowsThirdPartyAnalytics(rest, search) && !openedBySecretLink();
  const page = countedPath(rest);
  const counted = page === '/' ? prefix || page : prefix + page;
  const [answer, setAnswer] = useState(() => (optsOutOfAnalytics() ? 'no' : readAnswer()));
  useEffect(() => {
    if (answer === 'yes' && isForOthers) startCounters(config, counted);
  }, [answer, config, isForOthers, counted]);
  if (answer !== null || !isForOthers) return null;
  const give = (choice: 'yes' | 'no') => {
    writeAnswer(choice);
    setAnswer(choice);
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
