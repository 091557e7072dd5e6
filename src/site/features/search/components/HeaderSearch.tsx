import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { SEARCH_PLACE_ID } from '../../../../shared/config/constants';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { useLazyChunk } from '../../../../shared/hooks/useLazyChunk';
import { opensElsewhere } from '../../../../shared/lib/opensElsewhere';

const loadField = async () => (await import(/* webpackChunkName: "search-field" */ './SearchCombobox')).default;

/** As wide as the main menu stands beside it (layouts/SiteLayout/MainMenu.module.css). */
const WIDE = '(min-width: 70.0625rem)';

const placeInHeader = () => document.getElementById(SEARCH_PLACE_ID);
const neverChanges = () => () => {};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/`, and Ctrl or Cmd with K, on whatever layout. */
const opensSearch = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? event.code === 'KeyK'
    : event.key === '/' && !event.altKey && !isTyping(event.target);

/**
 * What makes the header's link to the search a field on wide screens, and what the keys do. It stands in the header by a portal: this part
 * of the layout comes when the browser is idle, and until then, and on phones, the link leads to the page.
 */
export const HeaderSearch = () => {
  const paths = usePaths({ home: '' });
  const navigate = useNavigate();
  const place = useSyncExternalStore(neverChanges, placeInHeader, () => null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { loaded: Field, failed } = useLazyChunk(isNear || isOpen, loadField);
  const toPage = paths.search();

  useEffect(() => {
    if (!place) return undefined;
    const open = () => {
      if (matchMedia(WIDE).matches && !failed) setOpen(true);
      else void navigate(toPage);
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    // Before React hears it, which would follow the link.
    const click = (event: MouseEvent) => {
      if (opensElsewhere(event) || !matchMedia(WIDE).matches || failed) return;
      if (!(event.target instanceof Element) || !event.target.closest('a')) return;
      event.preventDefault();
      event.stopPropagation();
      open();
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
  }, [place, failed, navigate, toPage]);

  const close = () => {
    setOpen(false);
    // The link is there again with the next frame.
    requestAnimationFrame(() => place?.querySelector('a')?.focus());
  };
  return place && isOpen && Field && createPortal(<Field onClose={close} />, place);
};
