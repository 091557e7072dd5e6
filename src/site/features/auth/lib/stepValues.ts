import type { Gender } from '#contract/account';

/** What can be typed on each step, as its form has it. */
export interface StepValues {
  /** The nine local digits or fewer. */
  phone: { phone: string };
  password: { password: string };
  code: { code: string };
  newPassword: { password: string; repeat: string };
  registration: {
    first_name: string;
    last_name: string;
    /** 'YYYY-MM-DD', or digits that are no day yet. */
    birthdate: string;
    gender: Gender | '';
    password: string;
    repeat: string;
    /** To the personal-data policy. */
    consent: boolean;
  };
}

export type StepName = keyof StepValues;

const EMPTY: StepValues = {
  phone: { phone: '' },
  password: { password: '' },
  code: { code: '' },
  newPassword: { password: '', repeat: '' },
  registration: { first_name: '', last_name: '', birthdate: '', gender: '', password: '', repeat: '', consent: false },
};

/** What was typed on the steps that are not on the screen: going back and forth loses nothing. */
export interface StepDrafts {
  read<Name extends StepName>(name: Name): StepValues[Name];
  write<Name extends StepName>(name: Name, values: StepValues[Name]): void;
  forget(...names: StepName[]): void;
}

/** Kept by the screen and not by the store, since passwords are among it: `const [drafts] = useState(makeStepDrafts)`. */
export const makeStepDrafts = (): StepDrafts => {
  const kept: StepValues = { ...EMPTY };
  return {
    read: (name) => kept[name],
    write: (name, values) => {
      kept[name] = values;
    },
    forget: (...names) => {
      for (const name of names) Object.assign(kept, { [name]: EMPTY[name] });
    },
  };
};
