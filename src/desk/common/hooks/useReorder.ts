import { moved } from '../lib/moved';
import { type DragOptions, useDrag } from '../ui/DragArea';

interface ReorderOptions extends Pick<DragOptions<number>, 'announce'> {
  /** Items with a position, in order. */
  ids: readonly number[];
  onDrop: (from: number, to: number) => void;
}

/** Moves rows of a list by their handles. Until the drop, rows only look reordered. */
export const useReorder = ({ ids, onDrop, announce }: ReorderOptions) => {
  const last = ids.length - 1;
  const { held, area } = useDrag<number>({
    placeOf: (id) => (ids.includes(id) ? ids.indexOf(id) : null),
    placeAt: ({ y }, rects) => {
      // Targets keep the boxes measured at the start of the drag, so the box gives the position.
      const at = ids.findIndex((id) => y < (rects.get(id)?.bottom ?? 0));
      return at < 0 ? last : at;
    },
    placeByKey: ({ key }, { place }) => {
      const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[key] ?? place;
      return Math.min(Math.max(to, 0), last);
    },
    onDrop: (id, to) => onDrop(ids.indexOf(id), to),
    announce,
    focusAt: (id) => document.querySelector<HTMLElement>(`[data-handle="${id}"]`),
  });
  const shown = held ? moved(ids, held.from, held.place) : ids;
  return { movingId: held?.id, area, placeOf: (id: number) => shown.indexOf(id) };
};
