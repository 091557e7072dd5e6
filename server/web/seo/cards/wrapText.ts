export interface TextBox {
  width: number;
  maxLines: number;
  /** Measures the width of a line. */
  measure: (text: string) => number;
}

export interface Wrapped {
  lines: string[];
  /** No word had to be broken and nothing left out. */
  whole: boolean;
}

/** The pieces of a word that is wider than a line, each but the last with a hyphen. */
const piecesOf = (word: string, { width, measure }: TextBox): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measure(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
};

const withEllipsis = (line: string, { width, measure }: TextBox): string => {
  let kept = line;
  while (kept && measure(`${kept}…`) > width) kept = kept.slice(0, kept.includes(' ') ? kept.lastIndexOf(' ') : -1);
  return `${kept.replace(/[\s.,:;–—-]+$/, '')}…`;
};

/** Breaks a text into lines at its spaces (not at no-break ones), and a word only where it alone is wider than a line. */
export const wrapText = (text: string, box: TextBox): Wrapped => {
  const { width, maxLines, measure } = box;
  const lines: string[] = [];
  let whole = true;
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else if (measure(word) <= width) {
      lines.push(word);
    } else {
      whole = false;
      lines.push(...piecesOf(word, box));
    }
  }
  if (lines.length <= maxLines) return { lines, whole };
  const shown = lines.slice(0, maxLines);
  return { lines: [...shown.slice(0, -1), withEllipsis(shown.at(-1) ?? '', box)], whole: false };
};
