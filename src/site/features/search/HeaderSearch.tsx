import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { SEARCH_PLACE_ID } from '#shared/config/constants';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { opensElsewhere } from '#shared/lib/navigation';

const loadField = async () => (await import(/* webpackChunkName: "search-field" */ './SearchCombobox')).default;

const WIDE = '(min-width: 64rem)';

const placeInHeader = () => document.getElementById(SEARCH_PLACE_ID);
const neverChanges = () => () => {};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const opensSearch = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? event.code === 'KeyK'
    : event.key === '/' && !event.altKey && !isTyping(event.target);

const typedWith = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent, text: string): string | null => {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  return Array.from(key).length === 1 ? text + key : null;
};

/** Replaces the search link by a field on wide screens. A portal, because it loads later than the header. */
export const HeaderSearch = () => {
  const paths = usePaths({ home: '' });
  const navigate = useNavigate();
  const place = useSyncExternalStore(neverChanges, placeInHeader, () => null);
  const [isNear, setNear] = useState(() => placeInHeader()?.matches(':hover, :focus-within') ?? false);
  const [isOpen, setOpen] = useState(false);
  const { loaded: Field, failed } = useLazyChunk(isNear || isOpen, loadField);
  const [ahead, setAhead] = useState('');
  const isComing = isOpen && !Field && !failed;
  const toPage = paths.search();

  const close = useCallback(() => {
    setOpen(false);
    setAhead('');
    place?.querySelector('a')?.focus();
  }, [place]);
  const leave = useCallback((typed: string) => {
    setOpen(false);
    setAhead(typed);
  }, []);

  useEffect(() => {
    if (!place) return undefined;
    const open = () => {
      if (matchMedia(WIDE).matches && !failed) setOpen(true);
      else void navigate(toPage);
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const typed = isComing && !isTyping(event.target) ? typedWith(event, ahead) : null;
      if (typed === null && !opensSearch(event)) return;
      event.preventDefault();
      if (typed === null) open();
      else setAhead(typed);
    };
    const click = (event: MouseEvent) => {
      if (opensElsewhere(event) || !matchMedia(WIDE).matches || failed) return;
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else open();
    };
    const come = () => setNear(true);
    document.addEventListener('keydown', press);
    place.addEventListener('click', click, true);
    place.addEventListener('pointerenter', come);
    place.addEventListener('focusin', come);
    return () => {
      document.removeEventListener('keydown', press);
      place.removeEventListener('click', click, true);
      place.removeEventListener('pointerenter', come);
      place.removeEventListener('focusin', come);
    };
  }, [place, failed, isOpen, isComing, ahead, close, navigate, toPage]);

  return place && isOpen && Field && createPortal(<Field typedAhead={ahead} onClose={close} onLeave={leave} />, place);
};
