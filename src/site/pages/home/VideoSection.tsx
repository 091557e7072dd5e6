import { useGetVideosQuery } from '#api/endpoints/home';
import { videoSource } from '#contract/content/videoSource';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { VideoPlayer } from './VideoPlayer';
import styles from './VideoSection.module.css';

/** Shown when the server has no video that can be shown: a public one about looking after a car. */
const FALLBACK = videoSource('https://www.youtube.com/embed/O1hF25Cowv8');

/** Maintenance and repairs on film, behind a poster: nothing of another host loads before it is asked for. */
export const VideoSection = () => {
  const { t } = useTranslation();
  const videos = useGetVideosQuery({ lang: useLanguage() });
  return (
    <section className={styles.section} aria-labelledby="video-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="video-title">{t('home.videoTitle')}</h2>
          <p className={styles.text}>{t('home.videoText')}</p>
        </div>
        <QueryBlock
          query={videos}
          isEmpty={() => false}
          placeholder={<Skeleton shape="box" className={styles.placeholder} />}
        >
          {(list) => {
            const source = (list[0] && videoSource(list[0].video)) ?? FALLBACK;
            return source && <VideoPlayer key={JSON.stringify(source)} source={source} />;
          }}
        </QueryBlock>
      </div>
    </section>
  );
};
