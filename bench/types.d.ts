// bench/ has its own packages, which the root's type check does not install: only what is used of them is declared here.
declare module 'autocannon' {
  type Options = { url: string; duration: number; connections: number; headers?: Record<string, string> };
  type Result = {
    requests: { average: number };
    latency: { p97_5: number; p99: number };
    errors: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  type Category = { score: number | null };
  type Audit = { id: string; score: number | null; title: string; scoreDisplayMode: string };
  type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<Result | undefined>;
}
