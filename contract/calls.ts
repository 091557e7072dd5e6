import { accountCalls } from './accountCalls';
import { contentCalls } from './contentCalls';
import { siteCalls } from './siteCalls';

/** Every call of the product by name: the server's routes register from it and OpenAPI is made of it. */
export const calls = { ...contentCalls, ...accountCalls, ...siteCalls };
export type CallName = keyof typeof calls;
