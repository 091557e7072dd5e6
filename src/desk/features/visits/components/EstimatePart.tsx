import { useState } from 'react';
import { sendEstimate } from '#api/desk/generated/visits';
import type { StaffDecisions } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { CopyField } from '#desk/common/ui/CopyField';
import { Card } from '#desk/common/ui/Screen';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useVisit } from '../hooks/useVisit';
import { decided } from '../lib/edits';
import { nameIn } from '../lib/names';
import styles from './EstimatePart.module.css';
import { DecisionMark } from './marks';

type Decision = StaffDecisions['decisions'][number]['decision'];

export const EstimatePart = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { visit, change, canWrite } = useVisit();
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const canDecide = canWrite && (visit.state === 'open' || visit.state === 'sent');
  const open = visit.lines.filter(({ decision }) => decision === null);
  const isNew = !visit.sent.some(({ estimate }) => estimate === visit.estimate);
  if (!canDecide && visit.sent.length === 0) return null;
  const send = async () => {
    setBusy(true);
    await change({
      over: ({ version }) => version,
      send: async (dispatch, ifMatch) => {
        const { data, error } = await dispatch(sendEstimate.initiate({ id: visit.id, ifMatch }));
        if (data) setAddress(data.address);
        return { data: data?.visit, error };
      },
    });
    setBusy(false);
  };
  const say = (lines: readonly number[], decision: Decision) =>
    void change(
      decided(
        visit,
        lines.map((line) => ({ line, decision })),
      ),
    );
  return (
    <Card title={t('estimate.title')}>
      {visit.sent.length === 0 && <p className={styles.quiet}>{t('estimate.notSent')}</p>}
      {visit.sent.length > 0 && (
        <ul className={styles.sent}>
          {visit.sent.map(({ estimate, at, opened_at: opened }, place) => (
            <li key={`${estimate} ${at}`}>
              <span>{`${t('estimate.sent', { number: visit.sent.length - place, moment: formatMoment(at, language) })} `}</span>
              <span className={opened ? styles.opened : styles.quiet}>
                {opened ? t('estimate.opened', { moment: formatMoment(opened, language) }) : t('estimate.unopened')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {visit.sent.length > 0 && isNew && canDecide && <Notice>{t('estimate.changed')}</Notice>}
      {address && (
        <>
          <CopyField label={t('estimate.address')} text={address} />
          <p className={styles.quiet}>{t('estimate.addressHint')}</p>
        </>
      )}
      {canDecide && visit.lines.length > 0 && (
        <Button size="lg" block className={styles.send} loading={isBusy} onClick={() => void send()}>
          {t(visit.sent.length === 0 ? 'estimate.send' : isNew ? 'estimate.sendNew' : 'estimate.again')}
        </Button>
      )}
      {canDecide && visit.lines.length > 0 && (
        <section className={styles.said} aria-label={t('decision.title')} data-no-print="">
          <div className={styles.head}>
            <h3 className={styles.title}>{t('decision.title')}</h3>
            {open.length > 1 && (
              <Button
                onClick={() =>
                  say(
                    open.map(({ id }) => id),
                    'approved',
                  )
                }
              >
                {t('decision.approveAll')}
              </Button>
            )}
          </div>
          <ul className={styles.lines}>
            {visit.lines.map((line) => {
              const name = nameIn(line.name, language);
              return (
                <li key={line.id} className={styles.line}>
                  <span className={styles.name}>
                    <span>{`${name} `}</span>
                    <span className={styles.quiet}>{line.sums && formatMoney(String(line.sums.total), language)}</span>
                  </span>
                  <DecisionMark line={line} />
                  <span className={styles.answers} role="group" aria-label={name}>
                    {line.decision === null ? (
                      <>
                        <Button onClick={() => say([line.id], 'approved')}>{t('decision.approve')}</Button>
                        <Button onClick={() => say([line.id], 'declined')}>{t('decision.decline')}</Button>
                      </>
                    ) : (
                      <Button variant="quiet" onClick={() => say([line.id], null)}>
                        {t('decision.takeBack')}
                      </Button>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </Card>
  );
};
