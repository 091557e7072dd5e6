import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter saves a form from any field. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);
