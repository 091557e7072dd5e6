import { useId, useRef, useState } from 'react';
import { useAnswerReviewMutation, useRefuseReviewMutation, useShowReviewMutation } from '#api/desk/generated/reviews';
import { isApiProblem } from '#api/problem';
import type { DeskReview } from '#contract/reviews';
import { REVIEW_MAX_STARS } from '#contract/rules/visits';
import { readDraft } from '#shared/drafts/tabDrafts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { formatMoment } from '../../common/lib/moments';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { ReviewForm, type ReviewFormProps } from './ReviewForm';
import styles from './Reviews.module.css';

type Writing = ReviewFormProps['what'];
const WRITINGS = ['refusal', 'answer'] as const;

export interface ReviewCardProps {
  review: DeskReview;
  onAct: (id: number) => void;
}

export const ReviewCard = ({ review, onAct }: ReviewCardProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const titleId = useId();
  const dispatch = useDeskDispatch();
  const [show, showing] = useShowReviewMutation();
  const [refuse] = useRefuseReviewMutation();
  const [answer] = useAnswerReviewMutation();
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
  /** Version of the review when writing began, so that no colleague's answer is overwritten unseen. */
  const [begun, setBegun] = useState(version);

  const { id: me } = useSession();
  const card = useRef<HTMLElement>(null);
  const draftOf = (what: Writing) => `review-${id}-${what}`;
  const [writing, setWriting] = useState<Writing | null>(
    () => WRITINGS.find((what) => readDraft(me, draftOf(what)) !== '') ?? null,
  );
  const [isOpened, setOpened] = useState(false);
  const write = (what: Writing) => {
    setOpened(true);
    setBegun(version);
    setWriting(what);
  };
  const leave = () => {
    card.current?.focus();
    setWriting(null);
  };

  const act = async (work: PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> => {
    onAct(id);
    const { error } = await work;
    if (!error) leave();
    if (isApiProblem(error) && error.status === 412) {
      const { current } = (error.reply ?? {}) as { current?: DeskReview };
      setBegun(current?.version ?? begun);
    }
    const problem = (isApiProblem(error) && error.detail) || t('frame.failed');
    dispatch(toastShown(error ? { tone: 'failed', text: problem } : { tone: 'done', text: done }));
    return !error;
  };
  const send = (what: Writing, typed: string) =>
    what === 'refusal'
      ? act(refuse({ id, ifMatch: `"${begun}"`, body: { reason: typed } }), t('reviews.refusedNow'))
      : act(answer({ id, ifMatch: `"${begun}"`, body: { answer: typed } }), t('reviews.answeredNow'));

  return (
    <li>
      <article ref={card} tabIndex={-1} aria-labelledby={titleId} className={styles.card}>
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
          <ReviewForm
            key={writing}
            what={writing}
            draft={draftOf(writing)}
            first={writing === 'answer' ? said : ''}
            takesFocus={isOpened}
            onSend={(typed) => send(writing, typed)}
            onCancel={leave}
          />
        ) : (
          <div className={styles.actions}>
            {state !== 'shown' && (
              <Button
                loading={showing.isLoading}
                onClick={() => void act(show({ id, ifMatch: `"${version}"` }), t('reviews.shownNow'))}
              >
                {t('reviews.show')}
              </Button>
            )}
            {state !== 'refused' && <Button onClick={() => write('refusal')}>{t('reviews.refuse')}</Button>}
            <Button onClick={() => write('answer')}>{t('reviews.toAnswer')}</Button>
          </div>
        )}
      </article>
    </li>
  );
};
