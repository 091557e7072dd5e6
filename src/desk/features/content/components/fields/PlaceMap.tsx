import { Map as PigeonMap, type PigeonProps, type TileComponent } from 'pigeon-maps';
import { type PointerEvent, useRef, useState } from 'react';
import type { Place } from '#contract/content/fields';
import { MAP_CENTRE, MAP_MAX_ZOOM, MAP_MIN_ZOOM, MAP_ZOOM } from '#shared/config/contactsMap';
import { useContentTexts } from '../../hooks/useContentTexts';
import { movedByKey, placeAt } from '../../lib/placeKeys';
import styles from './PlaceMap.module.css';

const HEIGHT_PX = 280;

const tilesUrl = () => document.getElementById('root')?.dataset['tiles'] ?? '';

const NoTile: TileComponent = () => <></>;
const MapTile: TileComponent = ({ tile, tileLoaded }) => {
  const [isBroken, setBroken] = useState(false);
  // Without this the browser shows an icon for a broken picture.
  if (isBroken) return <></>;
  return (
    <img
      src={tile.url}
      alt=""
      width={tile.width}
      height={tile.height}
      // The tile server of OpenStreetMap rejects requests without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      draggable={false}
      onLoad={tileLoaded}
      onError={() => {
        setBroken(true);
        tileLoaded();
      }}
      style={{ position: 'absolute', left: tile.left, top: tile.top }}
    />
  );
};

export interface PlaceMapProps {
  name: string;
  place: Place | null;
  onChange: (place: Place) => void;
}

interface MarkerProps extends PigeonProps {
  label: string;
  place: Place;
  onChange: (place: Place) => void;
}

const Marker = ({ label, place, onChange, mapState, latLngToPixel, pixelToLatLng }: MarkerProps) => {
  const grip = useRef<[number, number] | null>(null);
  if (!mapState || !latLngToPixel || !pixelToLatLng) return null;
  const [left, top] = latLngToPixel([place.latitude, place.longitude]);
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (grip.current) onChange(placeAt(pixelToLatLng([clientX - grip.current[0], clientY - grip.current[1]])));
  };
  return (
    <button
      type="button"
      // Class names of the map library that prevent drag and zoom.
      className={`${styles.marker} pigeon-drag-block pigeon-click-block`}
      style={{ left, top }}
      aria-label={label}
      onKeyDown={(event) => {
        const moved = movedByKey(place, event.key, mapState.zoom);
        if (!moved) return;
        event.preventDefault();
        onChange(moved);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = [event.clientX - left, event.clientY - top];
      }}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
    />
  );
};

const PlaceMap = ({ name, place, onChange }: PlaceMapProps) => {
  const { t } = useContentTexts();
  const tiles = tilesUrl();
  return (
    <div className={styles.map}>
      <PigeonMap
        height={HEIGHT_PX}
        defaultCenter={place ? [place.latitude, place.longitude] : MAP_CENTRE}
        defaultZoom={MAP_ZOOM}
        minZoom={MAP_MIN_ZOOM}
        maxZoom={MAP_MAX_ZOOM}
        attribution={false}
        animate={false}
        metaWheelZoom
        metaWheelZoomWarning={t('field.mapWheel')}
        provider={(x, y, z) => tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}
        tileComponent={tiles ? MapTile : NoTile}
        onClick={({ latLng }) => onChange(placeAt(latLng))}
      >
        {place && <Marker label={t('field.marker', { name })} place={place} onChange={onChange} />}
      </PigeonMap>
      {tiles && <p className={styles.attribution}>© OpenStreetMap</p>}
    </div>
  );
};

export default PlaceMap;
