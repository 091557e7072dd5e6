/** Path of the browser of the journeys and of the artwork, installed when there is none. */
export function findBrowser(): Promise<string>;
