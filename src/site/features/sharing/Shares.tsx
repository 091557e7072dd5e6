import { useRef, useState } from 'react';
import type { CustomerCar } from '#api/account';
import { useEndHistoryShareMutation, useGetHistorySharesQuery, useShareHistoryMutation } from '#api/generated/sharing';
import { SHARE_DAYS } from '#contract/rules/visits';
import type { HistoryShare } from '#contract/sharing';
import { historyPaths } from '#shared/config/historyPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { formatClock, formatDay } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { copyText } from '#shared/lib/copyText';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useServerNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { CarSelect } from './CarSelect';
import { failureText } from './handoverTexts';
import styles from './Sharing.module.css';

interface MadeLinkProps {
  label: string;
  hint: string;
  address: string;
}

export const MadeLink = ({ label, hint, address }: MadeLinkProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    if (!done) field.current?.select();
  };
  return (
    <div className={styles.made}>
      <FieldFrame label={label} hint={hint} optional error={isCopied === false && t('sharing.notCopied')}>
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </FieldFrame>
      <Button onClick={() => void copy()}>{t(isCopied ? 'sharing.copied' : 'sharing.copy')}</Button>
    </div>
  );
};

type Days = `${(typeof SHARE_DAYS)[number]}`;

export interface SharesProps {
  userId: number;
  cars: readonly CustomerCar[];
}

const isOver = ({ ended_at: endedAt, expires_at: until }: HistoryShare, now: number): boolean =>
  Boolean(endedAt) || Date.parse(until) <= now;

export const Shares = ({ userId, cars }: SharesProps) => {
  const { t } = useTranslation();
  const now = useServerNow();
  const lang = useLanguage();
  const paths = usePaths();
  const { siteUrl } = usePublicConfig();
  const query = useGetHistorySharesQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  const [share, { data: made, error, isLoading }] = useShareHistoryMutation();
  const [end, ending] = useEndHistoryShareMutation();
  const [chosen, setChosen] = useState<number>();
  const [days, setDays] = useState<Days>('7');
  const [keys] = useState(makeIdempotencyKeys);
  const list = useRef<HTMLUListElement>(null);
  const car = chosen ?? cars[0]?.id;
  const make = async () => {
    if (car === undefined) return;
    const body = { car, days: Number(days) as (typeof SHARE_DAYS)[number] };
    const { error: failed } = await share({ lang, idempotencyKey: keys.keyFor(body), body });
    if (!failed) keys.forget();
    void query.refetch();
  };
  const close = async (id: number) => {
    const { error: failed } = await end({ lang, id });
    if (!failed) list.current?.focus();
    void query.refetch();
  };
  const isOpen = (id: number) =>
    !query.currentData?.some((one) => one.id === id && isOver(one, now)) &&
    !(ending.isSuccess && ending.originalArgs?.id === id);
  const problem = error ?? ending.error;
  return (
    <section className={styles.part} aria-labelledby="shares">
      <h2 id="shares" className={styles.title}>
        {t('sharing.shares')}
      </h2>
      <p className={styles.quiet}>{t('sharing.sharesText')}</p>
      <CarSelect label={t('sharing.car')} cars={cars} value={car} onChange={setChosen} />
      <ChoiceField
        name="days"
        label={t('sharing.days')}
        value={days}
        options={SHARE_DAYS.map((one) => ({ value: `${one}` as const, label: t('sharing.dayCount', { count: one }) }))}
        onChange={setDays}
      />
      <Button variant="primary" loading={isLoading} onClick={() => void make()}>
        {t('sharing.make')}
      </Button>
      <div role="status">
        {problem && <Notice tone="danger">{failureText(problem, t)}</Notice>}
        {made && !error && isOpen(made.share.id) && (
          <MadeLink
            key={made.token}
            label={t('sharing.link')}
            hint={t('sharing.linkHint')}
            address={siteUrl + historyPaths(paths).sharedHistory(made.token)}
          />
        )}
      </div>
      <QueryBlock
        query={query}
        placeholder={<SkeletonText lines={2} />}
        empty={<p className={styles.quiet}>{t('sharing.noShares')}</p>}
      >
        {(shares) => (
          <ul ref={list} className={styles.list} tabIndex={-1} aria-labelledby="shares">
            {shares.map((one) => {
              const { id, car: name, created_at: madeAt, expires_at: until, ended_at: endedAt, opened } = one;
              const isEnded = isOver(one, now);
              const made = t('sharing.madeAt', { time: formatClock(Date.parse(madeAt), lang, now) });
              return (
                <li key={id} className={styles.row}>
                  <div>
                    <strong>{name}</strong>
                    <p className={styles.quiet}>{`${made} · ${
                      isEnded
                        ? t('sharing.isOver', { day: formatDay(endedAt || until, lang) })
                        : t('sharing.isOpen', { day: formatDay(until, lang) })
                    } · ${t('sharing.opened', { count: opened })}`}</p>
                  </div>
                  {!isEnded && (
                    <Button
                      loading={ending.isLoading && ending.originalArgs?.id === id}
                      aria-label={t('sharing.endOf', { car: `${name}, ${made}` })}
                      onClick={() => void close(id)}
                    >
                      {t('sharing.end')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryBlock>
    </section>
  );
};
