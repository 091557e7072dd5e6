import { compare } from './load.mjs';

const pageWithinMs = 5_000;

/**
 * Runs a scenario and returns the guarantees that it violated; null if a program that it needs, such as Caddy, is
 * missing. A throwing scenario fails.
 */
export async function judge(name, { run, stored, pagesStay, nothingFails }) {
  try {
    const outcome = await run();
    if (!outcome) return null;
    const { load, notes } = outcome;
    const { lostEntries, doubled } = stored ? compare(load.acknowledged, await stored()) : outcome;
    const { answers, pages } = load;
    const { none = 0, '5xx': errors = 0, '2xx': _answered = 0, ...others } = answers;
    const refused = Object.values(others).reduce((sum, count) => sum + count, 0);
    const faults = [
      lostEntries > 0 && `${lostEntries} lost`,
      doubled > 0 && `${doubled} doubled`,
      errors > 0 && `${errors} neither answered nor refused with 503`,
      pagesStay && none > 0 && `${none} dropped`,
      pagesStay && pages.failed > 0 && `${pages.failed} pages away`,
      pagesStay && pages.longestGapMs > pageWithinMs && `no page for ${Math.round(pages.longestGapMs)} ms`,
      nothingFails && refused > 0 && `${refused} refused`,
    ].filter(Boolean);
    if (faults.length > 0) faults.push(...[...load.refusals].slice(0, 3));
    return { name: [name, ...notes].join(', '), faults, answers, pages, lostEntries, doubled, dropped: none };
  } catch (error) {
    return { name, faults: [error instanceof Error ? error.message : String(error)] };
  }
}

const heads = ['fault', 'requests', 'answers', 'lost', 'doubled', 'longest without a cached page', 'dropped'];

export function table(rows) {
  const cells = rows.map(({ name, answers, pages, lostEntries, doubled, dropped }) => {
    if (!answers) return [name, ...heads.slice(1).map(() => '')];
    const classes = Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other));
    const sum = classes.reduce((total, [, count]) => total + count, 0);
    const summary = classes.map(([kind, count]) => `${count} ${kind}`).join(', ');
    return [name, sum, summary, lostEntries, doubled, `${Math.round(pages.longestGapMs)} ms`, dropped];
  });
  return [heads, heads.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
