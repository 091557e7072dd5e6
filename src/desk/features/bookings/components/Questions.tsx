import { type ReactNode, useMemo, useState } from 'react';
import { type BookingQuestions, BookingQuestionsContext, type Overtaken } from '../bookingQuestions';
import type { NoRoom } from '../lib/noRoom';
import { NoRoomModal } from './NoRoomModal';
import { OvertakenModal } from './OvertakenModal';

/** `turn` is new with each question: what was typed at the last one is gone. */
type Asked =
  | { kind: 'noRoom'; noRoom: NoRoom; answer: (reason: string | null) => void }
  | { kind: 'overtaken'; overtaken: Overtaken; answer: (isOver: boolean) => void };

interface Asking {
  turn: number;
  waiting: readonly Asked[];
  /** The one before: it leaves with an animation. */
  last: Asked | null;
}

/** Asks one question after the other, over whatever is open. */
export const Questions = ({ children }: { children: ReactNode }) => {
  const [{ turn, waiting, last }, setAsking] = useState<Asking>({ turn: 0, waiting: [], last: null });
  const questions = useMemo((): BookingQuestions => {
    const ask = (asked: Asked) => setAsking((now) => ({ ...now, waiting: [...now.waiting, asked] }));
    return {
      askReason: (noRoom) => new Promise((answer) => ask({ kind: 'noRoom', noRoom, answer })),
      askOver: (overtaken) => new Promise((answer) => ask({ kind: 'overtaken', overtaken, answer })),
    };
  }, []);
  const [first] = waiting;
  const shown = first ?? last;
  const next = () =>
    setAsking((now) => ({ turn: now.turn + 1, waiting: now.waiting.slice(1), last: now.waiting[0] ?? null }));
  // The dialog that leaves is the one that was open: a question that comes meanwhile has another key.
  const key = first ? turn : turn - 1;
  return (
    <BookingQuestionsContext value={questions}>
      {children}
      {shown?.kind === 'noRoom' && (
        <NoRoomModal
          key={key}
          open={first !== undefined}
          noRoom={shown.noRoom}
          onAnswer={(reason) => {
            next();
            shown.answer(reason);
          }}
        />
      )}
      {shown?.kind === 'overtaken' && (
        <OvertakenModal
          key={key}
          open={first !== undefined}
          overtaken={shown.overtaken}
          onAnswer={(isOver) => {
            next();
            shown.answer(isOver);
          }}
        />
      )}
    </BookingQuestionsContext>
  );
};
