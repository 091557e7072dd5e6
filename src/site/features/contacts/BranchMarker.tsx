import type { PigeonProps } from 'pigeon-maps';
import { MARKER_SIZE } from '#shared/config/contactsMap';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './BranchMarker.module.css';
import type { Place } from './mapView';

export interface BranchMarkerProps extends PigeonProps {
  anchor: Place;
  name: string;
  isChosen: boolean;
  viewKey: string;
  onChoose: () => void;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Outside the view the marker stays invisible at the edge: focus on a distant element would scroll the page. Keyboard
 * focus moves the map to it.
 */
export const BranchMarker = ({ anchor, name, isChosen, viewKey, onChoose, ...map }: BranchMarkerProps) => {
  const { left = 0, top = 0, mapState, setCenterZoom } = map;
  const { width = 0, height = 0, zoom = 0 } = mapState ?? {};
  const x = within(left, MARKER_SIZE / 2, width - MARKER_SIZE / 2);
  const y = within(top, MARKER_SIZE, height);
  const isOutside = left < 0 || left > width || top < 0 || top > height + MARKER_SIZE;
  return (
    <button
      type="button"
      className={classNames(
        styles.marker,
        isChosen && styles.chosen,
        isOutside && styles.outside,
        'pigeon-drag-block pigeon-click-block',
      )}
      style={{
        transform: `translate(${(isOutside ? x : left) - MARKER_SIZE / 2}px, ${(isOutside ? y : top) - MARKER_SIZE}px)`,
      }}
      aria-label={name}
      aria-pressed={isChosen}
      title={name}
      onClick={onChoose}
      onFocus={() => {
        if (isOutside) setCenterZoom?.(anchor, zoom);
      }}
    >
      <svg
        key={isChosen ? viewKey : ''}
        className={classNames(styles.pin, isChosen && styles.bouncing)}
        width={MARKER_SIZE}
        height={MARKER_SIZE}
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.drop} d="M20 39C29 29 33.5 22.3 33.5 15.5a13.5 13.5 0 1 0-27 0C6.5 22.3 11 29 20 39Z" />
        <circle className={styles.eye} cx="20" cy="15.5" r="5" />
      </svg>
    </button>
  );
};
