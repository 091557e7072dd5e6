import { Suspense, use } from 'react';
import { LateContext, type LatePart } from '../../lib/late';

export const Late = ({ part }: { part: LatePart }) => {
  const Part = use(LateContext);
  return (
    <Suspense>
      <Part part={part} />
    </Suspense>
  );
};
