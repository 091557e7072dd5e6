/** Modals leave the screen within this time; `--duration-modal` in tokens.css is the same (specification, section 9). */
export const MODAL_CLOSE_MS = 300;
