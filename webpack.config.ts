import { clientBuild, deskBuild, galleryBuild, workerBuild } from './webpack/browser';
import { developmentBuild } from './webpack/development';
import { rendererBuild, serverBuild } from './webpack/server';

// Production builds: site for the browser, renderer, server, service worker, gallery and desk. Development builds only
// the site as a static SPA with Fast Refresh, in front of an API server running from source.
const development = process.env.NODE_ENV === 'development';

export default development
  ? developmentBuild()
  : [clientBuild(), rendererBuild(), serverBuild(), workerBuild(), galleryBuild(), deskBuild()];
