import type { SESSION_STAGES } from '#contract/rules/deskLimits';
import type { StaffRole } from '#contract/rules/permissions';
import type { Scope } from './scope';

export type SignedIn = {
  sessionId: number;
  stage: (typeof SESSION_STAGES)[number];
  id: number;
  name: string;
  phone: string;
  role: StaffRole;
  hasTotp: boolean;
  scope: Scope;
};
