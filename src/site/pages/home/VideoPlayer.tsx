import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { VideoSource } from '#contract/content/videoSource';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './VideoSection.module.css';

const POSTER = '/media/video/workshop.1280x720.webp';
/** Sandbox of the embedded player: scripts, but no top navigation, forms or downloads. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

const addressOf = (source: VideoSource): string =>
  source.kind === 'frame' ? source.page : source.kind === 'file' ? source.src : source.href;

export const VideoPlayer = ({ source }: { source: VideoSource }) => {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  if (playing && source.kind === 'frame') {
    return (
      <iframe
        ref={player}
        className={styles.player}
        src={source.src}
        title={t('home.videoTitle')}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (playing && source.kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the site's own films show the work and have no speech
      <video
        ref={player}
        className={styles.player}
        src={source.src}
        poster={POSTER}
        controls
        autoPlay
        playsInline
        aria-label={t('home.videoTitle')}
      />
    );
  }
  const play = (event: MouseEvent) => {
    if (source.kind === 'link') return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a className={styles.poster} href={addressOf(source)} target="_blank" rel="noopener noreferrer" onClick={play}>
      <Picture src={POSTER} alt="" ratio="wide" sizes="(min-width: 75rem) 44rem, (min-width: 60rem) 60vw, 100vw" />
      <span className={styles.play}>
        <span className={styles.playSign}>
          <Icon name="play" size={28} />
        </span>
        <span className={styles.playLabel}>{source.kind === 'link' ? t('home.videoOpen') : t('home.videoPlay')}</span>
      </span>
    </a>
  );
};
