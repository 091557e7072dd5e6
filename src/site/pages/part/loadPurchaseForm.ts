/** The form and its libraries; asked for again it comes from the module cache. */
export const loadPurchaseForm = async () =>
  (await import(/* webpackChunkName: "purchase-form" */ '../../features/enquiries/components/PurchaseForm'))
    .PurchaseForm;
