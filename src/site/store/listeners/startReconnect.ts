import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from '#shared/store/appStore';

/** Queries on the screen are asked again when the connection comes back. Not on focus: content does not change by the minute. */
export function startReconnect(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const online = () => void dispatch(onOnline());
    const offline = () => void dispatch(onOffline());
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
}
