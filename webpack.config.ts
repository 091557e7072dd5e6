import { clientBuild, deskBuild, galleryBuild, workerBuild } from './webpack/browser';
import { developmentBuild } from './webpack/development';
import { rendererBuild, serverBuild } from './webpack/server';

// Production: the site for the browser, its renderer for the server, and the server process itself; the service worker; the gallery of primitives; and the staff's desk.
// Development: only the site, as a static SPA with Fast Refresh, in front of an API server that runs from source.
const development = process.env.NODE_ENV === 'development';

export default development
  ? developmentBuild()
  : [clientBuild(), rendererBuild(), serverBuild(), workerBuild(), galleryBuild(), deskBuild()];
