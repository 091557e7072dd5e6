import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { redact } from './redact';

/** Named events, no secrets: what is shown there may be recorded, exported and sent around. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Yolda',
  trace: process.env.NODE_ENV === 'development',
  actionSanitizer: <A extends Action>(action: A) => redact(action),
  stateSanitizer: (state) => redact(state),
  actionsDenylist: [PERSIST, REHYDRATE, FLUSH, PAUSE, PURGE, REGISTER],
};
