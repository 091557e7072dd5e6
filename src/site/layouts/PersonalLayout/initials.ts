/** The first letters of the names that are there, such as 'АК'. Whole characters, and `Oʻ` without its sign. */
export const initialsOf = (...names: string[]): string =>
  names.map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '').join('');
