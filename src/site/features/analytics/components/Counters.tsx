import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { POLICY_SLUG } from '#contract/rules/pages';
import { countedPath, isForOthersCounters } from '#contract/rules/pageViews';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { splitPath } from '#shared/config/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { readAnswer, writeAnswer } from '../lib/counterAnswer';
import { COUNTER_TEXTS } from '../lib/counterTexts';
import { isAgainstCounting } from '../lib/isAgainstCounting';
import { cameBySecret } from '../lib/secretAddresses';
import { startCounters } from '../lib/startCounters';
import styles from './Counters.module.css';

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
