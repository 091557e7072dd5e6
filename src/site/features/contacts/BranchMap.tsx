import { Map as PigeonMap, type PigeonProps, type Tile, type TileComponent } from 'pigeon-maps';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Branch } from '#contract/company';
import { MAP_CENTRE, MAP_MAX_ZOOM, MAP_MIN_ZOOM, MAP_ZOOM } from '#shared/config/contactsMap';
import { usePublicConfig } from '#shared/config/publicConfig';
import { useReducedMotion } from '#shared/hooks/useReducedMotion';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './BranchMap.module.css';
import { BranchMarker } from './BranchMarker';
import type { ContactsChoice } from './contactsSlice';
import mapControlsStyles from './MapControls.module.css';
import { countOutside, fitView, isOnMap, type MapView, type Place, placeOf, type Size } from './mapView';

export const tileAddress = (template: string, x: number, y: number, z: number): string =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

export interface MapCameraProps extends PigeonProps {
  viewKey: string | undefined;
  viewIn: (size: Size) => MapView | null;
}

/** Moves the map on selection. With controlled props, visitors could not drag it. */
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

const GLIDE_MS = 350;

export interface MapControlsProps extends PigeonProps {
  places: readonly Place[];
}

export const MapControls = ({ places, mapState, setCenterZoom }: MapControlsProps) => {
  const { t } = useTranslation();
  const last = useRef({ zoom: 0, at: 0 });
  if (!mapState || !setCenterZoom) return null;
  const { center, zoom } = mapState;
  const outside = countOutside(places, mapState, mapState);
  const zoomBy = (step: number) => {
    // A click during the zoom animation changes the target zoom of the animation, not the displayed zoom.
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
    // `pigeon-drag-block`: the library's class for elements that must not start a drag.
    <div className={classNames(mapControlsStyles.controls, 'pigeon-drag-block')}>
      <button type="button" className={mapControlsStyles.fit} onClick={fit}>
        {outside > 0 ? t('contacts.mapMore', { count: outside }) : t('contacts.mapFit')}
      </button>
      <button
        type="button"
        className={mapControlsStyles.zoom}
        aria-label={t('contacts.mapZoomIn')}
        onClick={() => zoomBy(1)}
      >
        +
      </button>
      <button
        type="button"
        className={mapControlsStyles.zoom}
        aria-label={t('contacts.mapZoomOut')}
        onClick={() => zoomBy(-1)}
      >
        −
      </button>
    </div>
  );
};

interface SquareProps {
  tile: Tile;
  tileLoaded: () => void;
  onSettled: (isLoaded: boolean) => void;
}

/** A map tile, invisible until loaded, because browsers show a broken-image icon. */
const Square = ({ tile, tileLoaded, onSettled }: SquareProps) => {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={tile.url}
      alt=""
      width={tile.width}
      height={tile.height}
      decoding="async"
      // OpenStreetMap's tile server rejects requests without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      draggable={false}
      onLoad={() => {
        setLoaded(true);
        tileLoaded();
        onSettled(true);
      }}
      onError={() => {
        tileLoaded();
        onSettled(false);
      }}
      style={{ position: 'absolute', left: tile.left, top: tile.top, opacity: loaded ? 1 : 0 }}
    />
  );
};

export const mapTile =
  (onSettled: SquareProps['onSettled']): TileComponent =>
  (props) => <Square {...props} onSettled={onSettled} />;

export const NoTile: TileComponent = () => <></>;

export interface BranchMapProps {
  choice: ContactsChoice;
  branches: readonly Branch[] | undefined;
  onChoose: (branch: number) => void;
}

const zoomKey = () => (/mac/i.test(navigator.platform) ? '⌘' : 'Ctrl');

const otherMap = ([latitude, longitude]: Place) =>
  `https://yandex.uz/maps/?ll=${longitude},${latitude}&pt=${longitude},${latitude}&z=${MAP_ZOOM}`;

const BranchMap = ({ choice, branches, onChoose }: BranchMapProps) => {
  const { t } = useTranslation();
  const { key: viewKey } = useLocation();
  const { mapTilesUrl } = usePublicConfig();
  const lessMotion = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [hasTiles, setHasTiles] = useState<boolean | null>(null);
  const tile = useMemo(() => mapTile((isLoaded) => setHasTiles((before) => before === true || isLoaded)), []);
  const placed = branches?.filter((branch) => isOnMap(placeOf(branch))) ?? [];
  const chosen = placed.find(({ id }) => id === choice.branch);

  useEffect(() => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = frame.current ?? {};
    startTransition(() => setSize({ width, height }));
  }, []);

  const fit = (box: Size): MapView | null => fitView(placed.map(placeOf), box);
  const at = (branch: Branch): MapView => ({ center: placeOf(branch), zoom: MAP_ZOOM });
  const first = (box: Size): MapView =>
    (chosen && at(chosen)) ?? ((choice.region && fit(box)) || { center: MAP_CENTRE, zoom: MAP_ZOOM });
  const provider = useCallback((x: number, y: number, z: number) => tileAddress(mapTilesUrl, x, y, z), [mapTilesUrl]);

  return (
    <div className={styles.map} ref={frame}>
      {size && (
        <PigeonMap
          defaultCenter={first(size).center}
          defaultZoom={first(size).zoom}
          animate={!lessMotion}
          attribution={false}
          boxClassname={styles.tiles ?? ''}
          provider={provider}
          tileComponent={mapTilesUrl ? tile : NoTile}
          metaWheelZoom
          metaWheelZoomWarning={t('contacts.mapWheel', { key: zoomKey() })}
          twoFingerDrag
          twoFingerDragWarning={t('contacts.mapFingers')}
        >
          <MapCamera
            viewKey={branches && `${viewKey} ${choice.region} ${choice.branch}`}
            viewIn={(box) => (chosen ? at(chosen) : fit(box))}
          />
          {placed.map((branch) => (
            <BranchMarker
              key={branch.id}
              anchor={placeOf(branch)}
              name={branch.name}
              isChosen={branch.id === choice.branch}
              viewKey={viewKey}
              onChoose={() => onChoose(branch.id)}
            />
          ))}
          <MapControls places={placed.map(placeOf)} />
        </PigeonMap>
      )}
      {/* A chosen branch has its own bar in the same place, and links to other maps in its card. */}
      <div role="status">
        {hasTiles === false && !chosen && (
          <p className={styles.noTiles}>
            <span>{`${t('contacts.mapNoTiles')} `}</span>
            <a href={otherMap(MAP_CENTRE)} target="_blank" rel="noopener noreferrer">
              {t('contacts.mapElsewhere')}
            </a>
          </p>
        )}
      </div>
      {mapTilesUrl && hasTiles !== false && (
        <p className={styles.attribution}>
          <span>{`© `}</span>
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
            {t('contacts.mapTiles')}
          </a>
        </p>
      )}
    </div>
  );
};

export default BranchMap;
