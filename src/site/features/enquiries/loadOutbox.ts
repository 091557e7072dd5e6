/** Forms load it beforehand: an enquiry is put into the outbox when nothing can be fetched. */
export const loadOutbox = () => import(/* webpackChunkName: "outbox" */ './Outbox');
