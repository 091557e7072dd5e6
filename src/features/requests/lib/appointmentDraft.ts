import type { AppointmentValues } from './appointment';

/** What a visitor typed into a form that a modal takes down when it closes by accident. */
export interface AppointmentDraft {
  read(): AppointmentValues | null;
  /** Null once it was sent. */
  write(values: AppointmentValues | null): void;
}

/** Kept in memory by the page that owns the modal: `const [draft] = useState(makeAppointmentDraft)`. */
export const makeAppointmentDraft = (): AppointmentDraft => {
  let kept: AppointmentValues | null = null;
  return {
    read: () => kept,
    write: (values) => {
      kept = values;
    },
  };
};
