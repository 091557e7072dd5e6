import { accountCalls } from './accountCalls';
import { contentCalls } from './contentCalls';
import { searchCalls } from './search';
import { siteCalls } from './siteCalls';

/** Every call of the product by name: the server's routes register from it and OpenAPI is made of it. */
export const calls = { ...contentCalls, ...searchCalls, ...accountCalls, ...siteCalls };
export type CallName = keyof typeof calls;
