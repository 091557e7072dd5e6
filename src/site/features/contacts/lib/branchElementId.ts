/** Gives the id of a branch's card in the page. */
export const branchElementId = (branch: number): string => `branch-${branch}`;
