import { useId, useState } from 'react';
import type { DeskReview } from '../../../../../contract/desk/reviews';
import { REVIEW_MAX_STARS } from '../../../../../contract/visits/limits';
import { useAnswerReviewMutation, useRefuseReviewMutation, useShowReviewMutation } from '../../../../api/desk/reviews';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Button } from '../../../../shared/ui/actions/Button';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { formatMoment } from '../../../common/lib/moments';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import styles from './Reviews.module.css';

type Writing = { what: 'refusal' | 'answer'; text: string };

/** One review with what the staff can do about it: show it, refuse it for a reason, answer it. */
export const ReviewCard = ({ review }: { review: DeskReview }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const titleId = useId();
  const dispatch = useDeskDispatch();
  const [show, showing] = useShowReviewMutation();
  const [refuse, refusing] = useRefuseReviewMutation();
  const [answer, answering] = useAnswerReviewMutation();
  const [writing, setWriting] = useState<Writing | null>(null);
  const {
    id,
    version,
    reference,
    car,
    branch,
    name,
    stars,
    text,
    state,
    written_at: at,
    reason,
    answer: said,
  } = review;
  const ifMatch = `"${version}"`;

  const act = async (work: PromiseLike<{ error?: unknown }>, done: string) => {
    const { error } = await work;
    if (!error) setWriting(null);
    const problem = (isApiProblem(error) && error.detail) || t('frame.failed');
    dispatch(toastShown(error ? { tone: 'failed', text: problem } : { tone: 'done', text: done }));
  };
  const send = ({ what, text: typed }: Writing) =>
    what === 'refusal'
      ? act(refuse({ id, ifMatch, body: { reason: typed } }), t('reviews.refusedNow'))
      : act(answer({ id, ifMatch, body: { answer: typed } }), t('reviews.answeredNow'));

  return (
    <li className={styles.review}>
      <article aria-labelledby={titleId} className={styles.card}>
        <p className={styles.head} id={titleId}>
          <b>{name || t('reviews.nameless')}</b>
          <span role="img" aria-label={t('reviews.stars', { stars })}>
            {'★'.repeat(stars) + '☆'.repeat(REVIEW_MAX_STARS - stars)}
          </span>
        </p>
        <p className={styles.quiet}>{[reference, car, branch.name, formatMoment(at, language)].join(' · ')}</p>
        {text && (
          <p className={styles.text} lang={review.language}>
            {text}
          </p>
        )}
        {state === 'refused' && <p className={styles.quiet}>{t('reviews.reasonWas', { reason })}</p>}
        {said && (
          <div className={styles.said}>
            <p className={styles.quiet}>{t('reviews.ownAnswer')}</p>
            <p className={styles.text}>{said}</p>
          </div>
        )}
        {writing ? (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void send(writing);
            }}
          >
            <FieldFrame
              label={t(writing.what === 'refusal' ? 'reviews.reason' : 'reviews.ownAnswer')}
              optional={writing.what === 'answer'}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={writing.what === 'refusal' ? 500 : 2_000}
                  value={writing.text}
                  onChange={({ target }) => setWriting({ ...writing, text: target.value })}
                />
              )}
            </FieldFrame>
            <div className={styles.actions}>
              <Button
                type="submit"
                variant="primary"
                loading={refusing.isLoading || answering.isLoading}
                disabled={writing.what === 'refusal' && writing.text.trim() === ''}
              >
                {t(writing.what === 'refusal' ? 'reviews.refuse' : 'reviews.saveAnswer')}
              </Button>
              <Button onClick={() => setWriting(null)}>{t('reviews.cancel')}</Button>
            </div>
          </form>
        ) : (
          <div className={styles.actions}>
            {state !== 'shown' && (
              <Button
                variant="primary"
                loading={showing.isLoading}
                onClick={() => void act(show({ id, ifMatch }), t('reviews.shownNow'))}
              >
                {t('reviews.show')}
              </Button>
            )}
            {state !== 'refused' && (
              <Button onClick={() => setWriting({ what: 'refusal', text: '' })}>{t('reviews.refuse')}</Button>
            )}
            <Button onClick={() => setWriting({ what: 'answer', text: said })}>{t('reviews.toAnswer')}</Button>
          </div>
        )}
      </article>
    </li>
  );
};
