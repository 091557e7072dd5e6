import { moved } from '../lib/moved';
import { type DragOptions, useDrag } from '../ui/DragArea';

interface ReorderOptions extends Pick<DragOptions<number>, 'announce'> {
  ids: readonly number[];
  onDrop: (from: number, to: number) => void;
}

export const useReorder = ({ ids, onDrop, announce }: ReorderOptions) => {
  const last = ids.length - 1;
  const { held, area } = useDrag<number>({
    placeOf: (id) => (ids.includes(id) ? ids.indexOf(id) : null),
    placeAt: ({ y }, rects) => {
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
