/** What the browser's build tells the server, in dist/server/assets.json. File names are relative to /assets/. */
export interface AssetManifest {
  /** Changes whenever any file of the build does. */
  buildId: string;
  boot: string;
  /** The scripts and style sheets of every page, in the order they are evaluated; its texts and its own screen come after them. */
  everyPage: string[];
  /** Name of a chunk (`boot`, `page-home`, `texts-uz` …) → the scripts and style sheets it needs, in order. */
  groups: Record<string, string[]>;
  /** Each style sheet with the hash that lets it stand inside the page. */
  styles: Record<string, { text: string; hash: string }>;
}
