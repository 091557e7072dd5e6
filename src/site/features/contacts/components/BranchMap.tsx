import { Map as PigeonMap } from 'pigeon-maps';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Branch } from '#contract/company';
import { MAP_CENTRE, MAP_ZOOM } from '#shared/config/contactsMap';
import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { useReducedMotion } from '#shared/hooks/useReducedMotion';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { ContactsChoice } from '../contactsSlice';
import { fitView, isOnMap, type MapView, type Place, placeOf, type Size } from '../lib/mapView';
import { tileAddress } from '../lib/tileAddress';
import styles from './BranchMap.module.css';
import { BranchMarker } from './BranchMarker';
import { MapCamera } from './MapCamera';
import { MapControls } from './MapControls';
import { mapTile, NoTile } from './MapTile';

export interface BranchMapProps {
  choice: ContactsChoice;
  branches: readonly Branch[] | undefined;
  onChoose: (branch: number) => void;
}

/** What a wheel zooms with, by its name on the keyboard. */
const zoomKey = () => (/mac/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/** The same place on a map that is not this site's. */
const otherMap = ([latitude, longitude]: Place) =>
  `https://yandex.uz/maps/?ll=${longitude},${latitude}&pt=${longitude},${latitude}&z=${MAP_ZOOM}`;

/** The map with its markers. Default export: it is a lazy chunk, with the map's library. */
const BranchMap = ({ choice, branches, onChoose }: BranchMapProps) => {
  const { t } = useTranslation();
  const { key: viewKey } = useLocation();
  const { mapTilesUrl } = usePublicConfig();
  const lessMotion = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  /** Null until a tile has come or failed. One that has come stays, whatever later ones do. */
  const [hasTiles, setHasTiles] = useState<boolean | null>(null);
  const tile = useMemo(() => mapTile((isLoaded) => setHasTiles((before) => before === true || isLoaded)), []);
  const shown = branches?.filter((branch) => isOnMap(placeOf(branch))) ?? [];
  const chosen = shown.find(({ id }) => id === choice.branch);

  useEffect(() => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = frame.current ?? {};
    // A transition renders in slices: the page answers meanwhile.
    startTransition(() => setSize({ width, height }));
  }, []);

  const fit = (box: Size): MapView | null => fitView(shown.map(placeOf), box);
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
          {shown.map((branch) => (
            <BranchMarker
              key={branch.id}
              anchor={placeOf(branch)}
              name={branch.name}
              isChosen={branch.id === choice.branch}
              viewKey={viewKey}
              onChoose={() => onChoose(branch.id)}
            />
          ))}
          <MapControls places={shown.map(placeOf)} />
        </PigeonMap>
      )}
      <div role="status">
        {hasTiles === false && (
          <p className={styles.noTiles}>
            <span>{`${t('contacts.mapNoTiles')} `}</span>
            <a href={otherMap(chosen ? placeOf(chosen) : MAP_CENTRE)} target="_blank" rel="noopener noreferrer">
              {t('contacts.mapElsewhere')}
            </a>
          </p>
        )}
      </div>
      {mapTilesUrl && (
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
