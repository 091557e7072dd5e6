import { atProcessorTime } from './processorTime';

const thread = { pid: 1, tid: 1, ph: 'X' };

test('shortens a trace task to its CPU time and moves its events into it', () => {
  const task = { ...thread, ts: 100, dur: 90, tts: 10, tdur: 30 };
  const layout = { ...thread, ts: 150, dur: 30, tts: 20, tdur: 15 };
  const mark = { ...thread, ph: 'I', ts: 185, tts: 38 };
  expect(atProcessorTime([mark, layout, task])).toEqual([
    { ...mark, ts: 128 },
    { ...layout, ts: 110, dur: 15 },
    { ...task, dur: 30 },
  ]);
});

test('keeps the start times of later tasks, of other threads and of events without CPU time', () => {
  const first = { ...thread, ts: 100, dur: 50, tts: 10, tdur: 10 };
  const next = { ...thread, ts: 150, dur: 20, tts: 20, tdur: 20 };
  const elsewhere = { ...thread, tid: 2, ts: 120, dur: 20, tts: 0, tdur: 20 };
  const painted = { pid: 1, tid: 1, ph: 'R', ts: 130 };
  expect(atProcessorTime([first, elsewhere, painted, next])).toEqual([{ ...first, dur: 10 }, elsewhere, painted, next]);
});
