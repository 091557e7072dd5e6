import { useEffect } from 'react';

/** Marks the document once React has hydrated it: styles and journeys can tell a page that answers from one that is only there. */
export const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};
