// bench/ has its own packages, which the root's type check does not install: only what is used of them is declared here.
declare module 'autocannon' {
  type Options = {
    url: string;
    duration?: number;
    /** Requests in all, instead of a duration. */
    amount?: number;
    connections: number;
    /** Asked in turn by each connection. */
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
    /** With `gatherMode` what was seen is kept in that folder; with `auditMode` alone that is judged again, without a visit. */
    flags: {
      port?: number;
      onlyCategories: string[];
      logLevel: 'error';
      gatherMode?: string;
      auditMode?: string;
      /** A `*` stands for anything. */
      blockedUrlPatterns?: string[];
    },
  ): Promise<Result | undefined>;
}
