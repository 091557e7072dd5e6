import type { useContentTexts } from '../hooks/useContentTexts';

const MAX_TITLE = 60;

/** A column of a spreadsheet by its place, and by its title where it has one. */
export const columnName = (t: ReturnType<typeof useContentTexts>['t'], title: string, at: number): string =>
  title === ''
    ? t('imports.column', { place: at + 1 })
    : t('imports.columnTitle', { place: at + 1, title: title.slice(0, MAX_TITLE) });
