const KEY = 'bookingBranch';

/** The branch that was chosen last in this tab. */
export const readChosenBranch = (): number | undefined => {
  try {
    return Number(sessionStorage.getItem(KEY)) || undefined;
  } catch {
    return undefined;
  }
};

export const keepChosenBranch = (branch: number): void => {
  try {
    sessionStorage.setItem(KEY, String(branch));
  } catch {
    // Without storage the branch that is free first is shown.
  }
};
