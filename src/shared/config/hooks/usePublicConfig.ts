import { createContext, useContext } from 'react';
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from '../publicConfig';

export const PublicConfigContext = createContext<PublicConfig>(DEFAULT_PUBLIC_CONFIG);

export const usePublicConfig = (): PublicConfig => useContext(PublicConfigContext);
