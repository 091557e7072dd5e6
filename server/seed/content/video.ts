import type { VideoSeed } from '../types';

/** Our own film, drawn by artwork/film: brake pads are replaced. It says nothing, so it serves both languages. */
export const videos: VideoSeed[] = [{ id: 1, video: '<video src="/media/video/brake-pads.mp4" controls></video>' }];
