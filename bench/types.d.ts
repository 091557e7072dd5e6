// Types of packages that only bench/package.json lists: the type check runs without them.
declare module 'autocannon' {
  type Options = {
    url: string;
    duration?: number;
    amount?: number;
    connections: number;
    requests: { path: string; headers: Record<string, string> }[];
  };
  type Result = {
    requests: { average: number; total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  type Audit = {
    id: string;
    score: number | null;
    title: string;
    displayValue?: string;
    scoreDisplayMode: string;
    errorMessage?: string;
  };
  type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
  export default function lighthouse(
    url: string,
    /** `gatherMode` stores artifacts in that folder; `auditMode` alone audits them without a visit. */
    flags: {
      port?: number;
      onlyCategories: string[];
      logLevel: 'error';
      gatherMode?: string;
      auditMode?: string;
      blockedUrlPatterns?: string[];
    },
  ): Promise<Result | undefined>;
}
