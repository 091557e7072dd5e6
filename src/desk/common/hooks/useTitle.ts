import { createContext } from 'react';

/** Tells the frame what the screen is called: it stands in the title of the tab, beside the count. */
export const TitleContext = createContext<(title: string) => void>(() => undefined);
