/** An element of the page, as a hand reaches it. */
export interface Handle {
  click(): Promise<unknown>;
  hover(): Promise<unknown>;
  /** Key by key, into what is focused by a click before. */
  type(text: string): Promise<unknown>;
}

export type Look = (css: string, name: string | null) => Element | null;

/** One tab of one engine: the least that a walk through the site needs, the same over WebDriver BiDi and classic WebDriver. */
export interface Tab {
  engine: string;
  /** Opens an address as if it were typed in. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a script in the page, which may take one text. */
  evaluate<Result>(script: (text: string) => Result, text?: string): Promise<Result>;
  /** The element that the script looks for in the page. */
  element(script: Look, css: string, name: string | null): Promise<Handle | null>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** In CSS pixels; an engine's window may have a least width. */
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console and exceptions of the page since the last look. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
