import type { ReactNode } from 'react';
import type { Words } from './words';

/** Pseudo-classes that `main.tsx` forces for these states. */
export const FORCED: Record<string, string> = { hover: 'hover', focus: 'focus-visible', pressed: 'hover active' };

export interface GalleryEntry {
  /** File path relative to src/. */
  file: string;
  /** Components of the file shown here, by name. */
  parts: Record<string, unknown>;
  /** Content by state name, in display order. */
  states: (words: Words) => Record<string, ReactNode>;
  /** Full width; otherwise states are side by side. */
  wide?: boolean;
}

export interface GallerySection {
  /** Id of the element and of its picture in the visual tests. */
  id: string;
  title: string;
  entries: readonly GalleryEntry[];
}
