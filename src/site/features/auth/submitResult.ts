import { type ApiProblem, isApiProblem } from '#api/problem';

/** What came of a submit: nothing to say, texts beside fields, or a problem of the whole step. */
export type SubmitResult = undefined | { fields: Record<string, string> } | { problem: ApiProblem };

/** A refused form's texts beside their fields, as far as the form has them. */
export const resultOfProblem = (problem: ApiProblem, names: readonly string[] = []): SubmitResult => {
  const fields = Object.entries(problem.fields ?? {}).filter(([name]) => names.includes(name));
  if (fields.length === 0) return { problem };
  return { fields: Object.fromEntries(fields.map(([name, texts]) => [name, texts.join(' ')])) };
};

/** The answer of a mutation that was started by `initiate`. */
export const problemOf = (error: unknown): ApiProblem => (isApiProblem(error) ? error : { kind: 'server' });
