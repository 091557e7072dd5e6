/** What is dropped from the cache with the customer; the endpoints themselves come with lazy chunks (`endpoints/account.ts`). */
export const PERSONAL_ENDPOINTS = ['getUser'];
