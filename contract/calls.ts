import { accountCalls } from './accountCalls';
import { contentCalls } from './contentCalls';

/** Every call of the product by name: the server's routes register from it and OpenAPI is made of it. */
export const calls = { ...contentCalls, ...accountCalls };
export type CallName = keyof typeof calls;
