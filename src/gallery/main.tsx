// The gallery of primitives at /dev/gallery, a build of its own (webpack/gallery.ts): nothing of it is in what visitors load.
import '#shared/styles/global.css';
import { start } from './start';

void start();
