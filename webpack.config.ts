import { clientBuild, deskBuild, galleryBuild, workerBuild } from './webpack/browser';
import { developmentBuild } from './webpack/development';
import { rendererBuild, serverBuild } from './webpack/server';

// Production: separate builds of site, renderer, server, service worker, gallery and desk. Development: one build that
// renders in the browser with Fast Refresh, in front of an API server that runs from source.
const development = process.env.NODE_ENV === 'development';

export default development
  ? developmentBuild()
  : [clientBuild(), rendererBuild(), serverBuild(), workerBuild(), galleryBuild(), deskBuild()];
