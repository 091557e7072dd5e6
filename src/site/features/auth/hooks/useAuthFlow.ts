import { useState } from 'react';
import { useAppSelector, useAppStore } from '#shared/store/appStore';
import { type AuthFlowState, authFlowSlice, selectAuthFlow } from '../authFlowSlice';

/** The steps; the slice joins the store with the screen that needs it. */
export const useAuthFlow = (): AuthFlowState => {
  const store = useAppStore();
  useState(() => store.injectSlice(authFlowSlice));
  return useAppSelector(selectAuthFlow);
};
