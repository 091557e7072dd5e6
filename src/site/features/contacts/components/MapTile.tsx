import type { Tile, TileComponent } from 'pigeon-maps';
import { useState } from 'react';

interface SquareProps {
  tile: Tile;
  tileLoaded: () => void;
  onSettled: (isLoaded: boolean) => void;
}

/** Unseen until it is there: for one that never comes browsers would draw a torn picture on the ground. */
const Square = ({ tile, tileLoaded, onSettled }: SquareProps) => {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={tile.url}
      alt=""
      width={tile.width}
      height={tile.height}
      decoding="async"
      // The tile server of OpenStreetMap refuses calls that do not say which site they come from.
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

/** One square of the map, as the library asks for it: a function that it renders as a component. */
export const mapTile =
  (onSettled: SquareProps['onSettled']): TileComponent =>
  (props) => <Square {...props} onSettled={onSettled} />;

/** For a site whose settings name no tiles. */
export const NoTile: TileComponent = () => <></>;
