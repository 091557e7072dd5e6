import type { PigeonProps } from 'pigeon-maps';
import { useRef } from 'react';
import { MAP_MAX_ZOOM, MAP_MIN_ZOOM } from '#shared/config/contactsMap';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import { countOutside, fitView, type Place } from '../lib/mapView';
import styles from './MapControls.module.css';

/** The library's own animation takes 300 ms. */
const GLIDE_MS = 350;

export interface MapControlsProps extends PigeonProps {
  /** Where the branches of the list are. */
  places: readonly Place[];
}

/** What a mouse wheel and two fingers do, for everyone else; and how many branches the map does not show now. */
export const MapControls = ({ places, mapState, setCenterZoom }: MapControlsProps) => {
  const { t } = useTranslation();
  const last = useRef({ zoom: 0, at: 0 });
  if (!mapState || !setCenterZoom) return null;
  const { center, zoom } = mapState;
  const outside = countOutside(places, mapState, mapState);
  const zoomBy = (step: number) => {
    // While it glides the map is between two zooms: fast presses add up from where it is going.
    const now = performance.now();
    const from = now - last.current.at < GLIDE_MS ? last.current.zoom : Math.round(zoom);
    last.current = { zoom: Math.max(MAP_MIN_ZOOM, Math.min(MAP_MAX_ZOOM, from + step)), at: now };
    setCenterZoom(center, last.current.zoom);
  };
  const fit = () => {
    const view = fitView(places, mapState);
    if (view) setCenterZoom(view.center, view.zoom);
  };
  return (
    // The library's own name for what must not start a drag.
    <div className={classNames(styles.controls, 'pigeon-drag-block')}>
      <button type="button" className={styles.fit} onClick={fit}>
        {outside > 0 ? t('contacts.mapMore', { count: outside }) : t('contacts.mapFit')}
      </button>
      <button type="button" className={styles.zoom} aria-label={t('contacts.mapZoomIn')} onClick={() => zoomBy(1)}>
        +
      </button>
      <button type="button" className={styles.zoom} aria-label={t('contacts.mapZoomOut')} onClick={() => zoomBy(-1)}>
        −
      </button>
    </div>
  );
};
