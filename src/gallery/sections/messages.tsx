import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ProgressBar } from '#shared/ui/feedback/ProgressBar';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Wait } from '#shared/ui/feedback/Wait';
import { ListFailed } from '#shared/ui/lists/ListFailed';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { PageChange } from '../parts/PageChange';
import { FAILED, loaded, stale, WAITING } from '../queries';

const SHAPES = ['line', 'short', 'title', 'picture', 'square', 'number', 'icon', 'box'] as const;

const block = (query: QueryLike<readonly string[]>) => (
  <QueryBlock query={query} placeholder={<SkeletonText lines={5} />}>
    {(items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </QueryBlock>
);

export const messages: GallerySection = {
  id: 'messages',
  title: 'Messages and waiting',
  entries: [
    {
      file: 'shared/ui/feedback/Notice.tsx',
      parts: { Notice },
      states: ({ title, sentence, save, long }) => ({
        info: <Notice>{sentence}</Notice>,
        success: (
          <Notice tone="success" title={title}>
            {sentence}
          </Notice>
        ),
        'failed, with what can be done': (
          <Notice tone="danger" title={title} action={<Button>{save}</Button>}>
            {sentence}
          </Notice>
        ),
        'a long word': <Notice title={long}>{long}</Notice>,
      }),
    },
    {
      file: 'shared/ui/lists/QueryBlock.tsx',
      parts: { QueryBlock },
      states: ({ items }) => ({
        loading: block(WAITING),
        loaded: block(loaded(items)),
        empty: block(loaded([])),
        failed: block(FAILED),
        'loaded before, failed now': block(stale(items)),
      }),
    },
    {
      file: 'shared/ui/lists/ListFailed.tsx',
      parts: { ListFailed },
      states: () => ({ failed: <ListFailed query={FAILED} /> }),
    },
    {
      file: 'shared/ui/feedback/Skeleton.tsx',
      parts: { Skeleton, SkeletonText },
      states: () => ({
        ...Object.fromEntries(
          SHAPES.map((shape) => [
            shape,
            <Skeleton key={shape} shape={shape} className={shape === 'box' ? styles.box : undefined} />,
          ]),
        ),
        'a text': <SkeletonText lines={3} />,
      }),
    },
    {
      file: 'shared/ui/feedback/Wait.tsx',
      parts: { Wait },
      states: ({ title, longTitle }) => ({
        default: <Wait label={title} seconds={75} />,
        long: <Wait label={longTitle} seconds={3_599} />,
      }),
    },
    {
      file: 'shared/ui/feedback/ProgressBar.tsx',
      parts: { ProgressBar },
      states: () => ({
        'a page change waits': (
          <div className={styles.stage}>
            <PageChange>
              <ProgressBar />
            </PageChange>
          </div>
        ),
      }),
    },
    {
      file: 'shared/ui/text/VisuallyHidden.tsx',
      parts: { VisuallyHidden },
      states: ({ sentence }) => ({
        'heard between the dots': (
          <p>
            <span>…</span>
            <VisuallyHidden>{sentence}</VisuallyHidden>
            <span>…</span>
          </p>
        ),
      }),
    },
  ],
};
