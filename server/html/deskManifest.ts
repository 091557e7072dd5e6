/** What the build of the staff's desk tells the server, in dist/server/desk.json. File names are relative to /desk/assets/. */
export interface DeskManifest {
  scripts: string[];
  styles: string[];
  /** Addresses of the letters that a language is written in. */
  fonts: Record<'ru' | 'uz', readonly string[]>;
  /** Of each language one, and whatever else a screen brings: what the budget weighs. */
  texts: string[];
  late: string[];
}
