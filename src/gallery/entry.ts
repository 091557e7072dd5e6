import type { ReactNode } from 'react';
import type { Words } from './words';

/** Names of states that are shown by force (`main.tsx`): the primitive believes that a mouse or the keyboard is at it. */
export const FORCED: Record<string, string> = { hover: 'hover', focus: 'focus-visible', pressed: 'hover active' };

export interface GalleryEntry {
  /** The path starts below src/. */
  file: string;
  /** What of the file is shown here, by name. */
  parts: Record<string, unknown>;
  /** The names of the states and what is drawn in them, in this order. */
  states: (words: Words) => Record<string, ReactNode>;
  /** As wide as the page; else the states stand side by side. */
  wide?: boolean;
}

export interface GallerySection {
  /** Of the element, and of its picture among the visual checks. */
  id: string;
  title: string;
  entries: readonly GalleryEntry[];
}
