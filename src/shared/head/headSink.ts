import { createContext } from 'react';
import type { HeadTag } from './headTags';

/** Where the server's render leaves what belongs above the page and into the reply's status line. */
export interface HeadSink {
  tags: HeadTag[];
  status: number;
  put(tags: HeadTag[], status: number): void;
}

export const createHeadSink = (): HeadSink => {
  const sink: HeadSink = {
    tags: [],
    status: 200,
    put: (tags, status) => {
      Object.assign(sink, { tags, status });
    },
  };
  return sink;
};

export const HeadSinkContext = createContext<HeadSink | null>(null);
