import type { VideoSeed } from '../types';

/**
 * We have no film of our own, so the demo embeds a public one, as the specification's fallback does: the widely known
 * oil change guide of the channel ChrisFix (in English). A business puts its own snippet here.
 */
export const videos: VideoSeed[] = [
  {
    id: 1,
    video:
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/O1hF25Cowv8" title="How to change your oil" allowfullscreen></iframe>',
  },
];
