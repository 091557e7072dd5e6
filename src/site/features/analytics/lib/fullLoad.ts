/** Loads an address as a document of its own. A module, because tests cannot replace `location`. */
export const fullLoad = {
  to: (address: string | URL): void => window.location.assign(address),
  inPlace: (address: string | URL): void => window.location.replace(address),
  again: (): void => window.location.reload(),
};
