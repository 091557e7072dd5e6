import { moved } from '../lib/moved';
import { type DragOptions, useDrag } from '../ui/DragArea';

interface ReorderOptions extends Pick<DragOptions<number>, 'announce'> {
  /** Items that have a place, in their order. */
  ids: readonly number[];
  onDrop: (from: number, to: number) => void;
}

/** Moves the rows of a list by their handles. Until a row is dropped, the rows are only shown in another order. */
export const useReorder = ({ ids, onDrop, announce }: ReorderOptions) => {
  const last = ids.length - 1;
  const { held, area } = useDrag<number>({
    placeOf: (id) => (ids.includes(id) ? ids.indexOf(id) : null),
    placeAt: ({ y }, rects) => {
      // The targets keep the boxes that they had when the drag started: the row of a box is the place.
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
