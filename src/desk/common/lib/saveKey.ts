import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter: saves a form from any of its fields. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);
