/** Modals leave the screen within this time; `--duration-modal` in tokens.css is the same (docs/spec/limits.md#times). */
export const MODAL_CLOSE_MS = 300;
