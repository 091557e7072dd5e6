import type { Call } from './call';

const PREFIXES = { main: '/api/main', public: '', desk: '/api/desk' } as const;

/** Where this server has a call, with `:name` for what is filled in. */
export const callUrl = ({ host, path }: { host: Call['host'] | 'desk'; path: string }): string =>
  `${PREFIXES[host]}${path}`;
