import { type Static, Type } from 'typebox';
import { branchesCalls } from './branches';
import type { Call } from './call';
import { NamedSchema } from './common';

export const BranchNamesSchema = Type.Object({ branches: Type.Array(NamedSchema) });
export type BranchNames = Static<typeof BranchNamesSchema>;

/**
 * What the forms' list of branches reads of the call `branches`: the first page carries no more of them than their names. The server
 * knows nothing of it.
 */
export const branchNamesCalls = {
  branchNames: { ...branchesCalls.branches, reply: { 200: BranchNamesSchema } },
} as const satisfies Record<string, Call>;
