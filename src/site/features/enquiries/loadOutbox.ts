/** Preloaded by forms, because the outbox is needed when offline. */
export const loadOutbox = () => import(/* webpackChunkName: "outbox" */ './Outbox');
