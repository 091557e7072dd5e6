export function commandsByTitle(text?: string): Map<string, string[]>;
export function commands(title: string, words?: Record<string, string>, number?: number): string;
export function installs(): string[];
