import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import styles from './HeroCarousel.module.css';
import { slideId } from './HeroSlide';

export interface HeroControlsProps {
  total: number;
  selected: number;
  isPaused: boolean;
  /** Embla runs; before that the dots are links that scroll, and nothing moves that could be paused. */
  isAlive: boolean;
  onSelect: (slide: number) => void;
  onTogglePause: () => void;
}

export const HeroControls = ({ total, selected, isPaused, isAlive, onSelect, onTogglePause }: HeroControlsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.controls}>
      <ul className={styles.dots}>
        {Array.from({ length: total }, (_, index) => (
          <li key={slideId(index)}>
            <a
              className={styles.dot}
              href={`#${slideId(index)}`}
              aria-label={t('home.slide', { number: index + 1, total })}
              aria-current={index === selected ? 'true' : undefined}
              onClick={(event) => {
                if (!isAlive) return;
                event.preventDefault();
                onSelect(index);
              }}
            />
          </li>
        ))}
      </ul>
      {isAlive && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? t('home.play') : t('home.pause')}
          onClick={onTogglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={20} />
        </button>
      )}
    </div>
  );
};
