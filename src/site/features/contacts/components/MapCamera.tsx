import type { PigeonProps } from 'pigeon-maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapView, Size } from '../lib/mapView';

export interface MapCameraProps extends PigeonProps {
  /** Names what the visitor has come to; undefined while its branches are not there. Each new one moves the map. */
  viewKey: string | undefined;
  viewIn: (size: Size) => MapView | null;
}

/**
 * Moves the map to what the address names, and again when the same branch is chosen again. In between the map is the visitor's.
 * A child of the map gets its methods; as props, centre and zoom would fight with dragging.
 */
export const MapCamera = ({ viewKey, viewIn, mapState, setCenterZoom }: MapCameraProps) => {
  const last = useRef(viewKey);
  const move = useEffectEvent(() => {
    const view = mapState && viewIn(mapState);
    if (view) setCenterZoom?.(view.center, view.zoom);
  });
  useEffect(() => {
    if (viewKey === undefined || viewKey === last.current) return;
    last.current = viewKey;
    move();
  }, [viewKey]);
  return null;
};
