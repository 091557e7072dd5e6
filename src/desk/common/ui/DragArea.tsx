import {
  type ClientRect,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  type PointerActivationConstraint,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type DOMAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { DeskIcon } from './DeskIcon';

const DRAG_THRESHOLD_PX = 6;
/** Delay before a touch starts a drag. A movement before that scrolls. */
const LONG_PRESS_MS = 400;

interface Point {
  x: number;
  y: number;
}
type SensorArguments = SensorProps<TouchSensorOptions>;

/**
 * Corrects two faults of dnd-kit: its sensors ignore the last pointer position of a fast drag, and the release triggers
 * a click.
 */
const completed = (props: SensorArguments, activationConstraint: PointerActivationConstraint) => {
  let last: Point | null = null;
  const start = (coordinates: Point) => {
    const released = new AbortController();
    const listen = (name: 'click' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      window.addEventListener(name, listener, { capture: true, signal: released.signal });
    const release = ({ clientX, clientY }: PointerEvent) => {
      last = { x: clientX, y: clientY };
      setTimeout(() => released.abort());
    };
    listen('pointerup', release);
    listen('pointercancel', release);
    listen('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    flushSync(() => props.onStart(coordinates));
  };
  const end = () => {
    const to = last;
    if (to) flushSync(() => props.onMove(to));
    props.onEnd();
  };
  return { ...props, options: { activationConstraint }, onStart: start, onEnd: end };
};

class PressSensor extends MouseSensor {
  constructor(props: SensorArguments) {
    super(completed(props, { distance: DRAG_THRESHOLD_PX }));
  }
}

class FingerSensor extends TouchSensor {
  constructor(props: SensorArguments) {
    const { target } = props.event;
    const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
    super(
      completed(
        props,
        isHandle ? { distance: DRAG_THRESHOLD_PX } : { delay: LONG_PRESS_MS, tolerance: DRAG_THRESHOLD_PX },
      ),
    );
  }
}

type Rects = ReadonlyMap<UniqueIdentifier, ClientRect>;

/** Passes the pointer position and the rectangles of all drop targets to `placeAt`, instead of detecting collisions. */
const detect: CollisionDetection = ({ pointerCoordinates: point, droppableRects: rects }) =>
  point ? [{ id: '', data: { point, rects } }] : [];

export const isWithin = (box: ClientRect | undefined, { x, y }: Point): boolean =>
  box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export interface DraggedItem<Place> {
  id: number;
  from: Place;
  place: Place;
  by: 'pointer' | 'keys';
}

export interface DragOptions<Place> {
  placeOf: (id: number) => Place | null;
  /** Returns the place under the pointer, or null to keep the last one. Coordinates in viewport pixels. */
  placeAt: (point: Point, rects: Rects, held: DraggedItem<Place>) => Place | null;
  placeByKey: (event: KeyboardEvent, held: DraggedItem<Place>) => Place | null;
  isSame?: (a: Place, b: Place) => boolean;
  onDrop: (id: number, to: Place) => void;
  announce: (what: 'taken' | 'moved' | 'dropped' | 'back', id: number, place: Place) => string;
  /** Returns the element to focus for an item at a place, or null until it is rendered. */
  focusAt: (id: number, place: Place) => HTMLElement | null | undefined;
}

const DragKeys = createContext<{
  heldId: number | undefined;
  keysOf: (id: number) => Pick<DOMAttributes<HTMLElement>, 'onKeyDown' | 'onBlur'>;
} | null>(null);

/**
 * Moves items by mouse, touch and keyboard, with announcements for screen readers. The DOM order changes on drop only,
 * because moved elements lose focus and pointer capture.
 * @returns the dragged item, `leadTo`, which focuses an item once rendered at a place, and `area` for `DragArea`
 */
export const useDrag = <Place,>(options: DragOptions<Place>) => {
  const { placeOf, placeAt, placeByKey, isSame = Object.is, onDrop, announce, focusAt } = options;
  const [held, setHeld] = useState<DraggedItem<Place> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const lead = useRef<{ id: number; place: Place } | null>(null);
  // Runs after every render, because a later render moves the dropped item.
  useEffect(() => {
    const target = lead.current && !held && focusAt(lead.current.id, lead.current.place);
    if (!target) return;
    target.focus();
    lead.current = null;
  });

  const take = (id: number, by: DraggedItem<Place>['by']) => {
    const from = placeOf(id);
    if (from === null) return;
    lead.current = null;
    setHeld({ id, from, place: from, by });
    setAnnouncement(announce('taken', id, from));
  };
  const drop = ({ id, from }: DraggedItem<Place>, to: Place) => {
    const isMoved = !isSame(from, to);
    setHeld(null);
    setAnnouncement(announce(isMoved ? 'dropped' : 'back', id, to));
    if (!isMoved) return;
    // After a touch drag the body has focus.
    const isFocused = [focusAt(id, from), document.body].includes(document.activeElement as HTMLElement);
    if (isFocused) lead.current = { id, place: to };
    onDrop(id, to);
  };
  const press = (event: KeyboardEvent<HTMLElement>, id: number) => {
    const own = held?.id === id && held.by === 'keys' ? held : null;
    const isEnter = event.key === 'Enter' && (own || event.currentTarget.matches('[data-handle]'));
    const isLift = event.key === ' ' || isEnter;
    if (own ? event.key === 'Tab' : held || !isLift) return;
    event.preventDefault();
    event.stopPropagation();
    if (!own) take(id, 'keys');
    else if (isLift) drop(own, own.place);
    else if (event.key === 'Escape') drop(own, own.from);
    else {
      const place = placeByKey(event, own);
      if (place === null || isSame(place, own.place)) return;
      setHeld({ ...own, place });
      setAnnouncement(announce('moved', id, place));
    }
  };
  const carried = held?.by === 'pointer' ? held : null;
  const placeUnder = ({ collisions }: DragMoveEvent): Place | null => {
    const under = collisions?.[0]?.data as { point: Point; rects: Rects } | undefined;
    return carried && under ? placeAt(under.point, under.rects, carried) : null;
  };
  return {
    held,
    leadTo: (id: number, place: Place) => {
      lead.current = { id, place };
    },
    area: {
      announcement,
      keys: {
        heldId: held?.id,
        keysOf: (id: number) => ({
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, id),
          onBlur: () => held?.id === id && held.by === 'keys' && drop(held, held.from),
        }),
      },
      onDragStart: ({ active }: DragStartEvent) => take(Number(active.id), 'pointer'),
      onDragMove: (event: DragMoveEvent) => {
        const place = placeUnder(event);
        if (carried && place !== null && !isSame(place, carried.place)) setHeld({ ...carried, place });
      },
      onDragEnd: (event: DragEndEvent) => carried && drop(carried, placeUnder(event) ?? carried.place),
      onDragCancel: () => carried && drop(carried, carried.from),
    },
  };
};

interface DragAreaProps {
  area: ReturnType<typeof useDrag>['area'];
  children: ReactNode;
}

export const DragArea = ({ area: { announcement, keys, ...handlers }, children }: DragAreaProps) => {
  const sensors = useSensors(useSensor(PressSensor), useSensor(FingerSensor));
  // A detached container disables the announcements of dnd-kit, which are English and name other keys.
  const [container] = useState(() => document.createElement('div'));
  return (
    <DragKeys value={keys}>
      <DndContext sensors={sensors} collisionDetection={detect} accessibility={{ container }} {...handlers}>
        {children}
      </DndContext>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </DragKeys>
  );
};

const useDragKeys = (id: number) => {
  const keys = use(DragKeys);
  return { isHeld: keys?.heldId === id, keys: keys?.keysOf(id) };
};

export const useDragItem = (id: number, disabled = false) => {
  const { setNodeRef, listeners, transform } = useDraggable({ id, disabled });
  const press = (listeners ?? {}) as Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;
  return { ...useDragKeys(id), ref: setNodeRef, press, transform };
};

interface HandleProps extends ComponentPropsWithoutRef<'button'> {
  item: number;
  label: string;
  /** Element id of the text that explains the keys. */
  hint: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that moves an item by keyboard. The parent adds pointer listeners. */
export const KeyHandle = ({ item, label, hint, ...button }: HandleProps) => {
  const { isHeld, keys } = useDragKeys(item);
  return (
    <button
      type="button"
      data-handle={item}
      aria-label={label}
      aria-describedby={hint}
      aria-pressed={isHeld}
      {...button}
      {...keys}
    >
      <DeskIcon name="handle" />
    </button>
  );
};

export const DragHandle = (props: HandleProps) => {
  const { ref, press } = useDragItem(props.item);
  return <KeyHandle ref={ref} {...props} {...press} />;
};

interface DropTargetProps extends HTMLAttributes<HTMLElement> {
  as: 'li' | 'section' | 'div';
  target: UniqueIdentifier;
}

/** Drop target, which `placeAt` gets by its id. Styles and tests select it by `data-target`. */
export const DropTarget = ({ as: Tag, target, ...element }: DropTargetProps) => {
  const { setNodeRef } = useDroppable({ id: target });
  return <Tag ref={setNodeRef} data-target={target} {...element} />;
};
