export interface Span {
  from: number;
  to: number;
}

/** `lane` of `lanes` that stand beside each other. */
export interface Laid {
  lane: number;
  lanes: number;
}

/** Those that touch each other, also through others, share the width: each stands in the first lane that is free where it begins. */
export const layOut = (spans: readonly Span[]): Laid[] => {
  const laid: Laid[] = spans.map(() => ({ lane: 0, lanes: 1 }));
  const order = spans.map((span, index) => ({ ...span, index })).toSorted((a, b) => a.from - b.from || b.to - a.to);
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) laid[index] = { lane: laid[index]?.lane ?? 0, lanes: ends.length };
    group = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    group.push(index);
    laid[index] = { lane, lanes: 1 };
  }
  close();
  return laid;
};
