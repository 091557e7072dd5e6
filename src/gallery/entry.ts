import type { ReactNode } from 'react';
import type { Words } from './words';

/** CSS pseudo-classes that `main.tsx` forces, by state name. */
export const FORCED: Record<string, string> = { hover: 'hover', focus: 'focus-visible', pressed: 'hover active' };

export interface GalleryEntry {
  /** File path relative to src/. */
  file: string;
  parts: Record<string, unknown>;
  states: (words: Words) => Record<string, ReactNode>;
  wide?: boolean;
}

export interface GallerySection {
  /** Id of the section element, and name of its screenshot in the visual tests. */
  id: string;
  title: string;
  entries: readonly GalleryEntry[];
}
