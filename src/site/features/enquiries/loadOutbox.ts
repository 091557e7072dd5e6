export const loadOutbox = () => import(/* webpackChunkName: "outbox" */ './Outbox');
