import { useNavigate } from 'react-router';
import { useReviewsInfiniteQuery } from '#api/desk/lists';
import { REVIEW_STATES } from '#contract/rules/visits';
import { useQueryParams } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { deskPaths } from '../common/lib/paths';
import { Screen } from '../common/ui/Screen';
import { Select } from '../common/ui/Select';
import { ReviewList, useHeldFocus } from '../features/reviews/ReviewList';
import styles from './ReviewsPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const params = useQueryParams();
  const state = REVIEW_STATES.find((one) => one === params.get('state')) ?? 'waiting';
  const query = useReviewsInfiniteQuery({ state });
  const reviews = query.currentData?.pages.flatMap(({ items }) => items) ?? [];
  const { place, hold } = useHeldFocus(reviews.map(({ id }) => id));
  return (
    <Screen title={t('reviews.title')} lead={t('reviews.lead')}>
      <div className={styles.state}>
        <Select
          label={t('reviews.state')}
          value={state}
          options={REVIEW_STATES.map((one) => ({ value: one, label: t(`reviews.${one}`) }))}
          onChange={(value) => void navigate(deskPaths.reviews({ state: value }))}
        />
      </div>
      <section ref={place} tabIndex={-1} aria-label={t('reviews.title')}>
        <QueryBlock
          query={query}
          placeholder={<SkeletonText lines={8} />}
          isEmpty={() => reviews.length === 0}
          empty={<Notice>{t('reviews.none')}</Notice>}
        >
          {() => (
            <>
              <ReviewList reviews={reviews} onAct={hold} />
              {query.hasNextPage && (
                <p>
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('frame.loadMore')}
                  </Button>
                </p>
              )}
            </>
          )}
        </QueryBlock>
      </section>
    </Screen>
  );
};
