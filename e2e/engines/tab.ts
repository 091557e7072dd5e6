export interface Handle {
  click(): Promise<unknown>;
  hover(): Promise<unknown>;
  type(text: string): Promise<unknown>;
}

export type Look = (css: string, name: string | null) => Element | null;

/** Browser operations that both WebDriver BiDi and classic WebDriver support. */
export interface Tab {
  engine: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  evaluate<Result>(script: (text: string) => Result, text?: string): Promise<Result>;
  element(script: Look, css: string, name: string | null): Promise<Handle | null>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Sizes in CSS pixels. Each engine has a minimum width. */
  resize(width: number, height: number): Promise<void>;
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
