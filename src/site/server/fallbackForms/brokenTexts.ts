import { type ObjectSchema, ValidationError } from 'yup';

/** What is wrong with the values by the rules of the enhanced form, one text for each field; null where nothing is. */
export const brokenTexts = <Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): Record<string, string> | null => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first of a field: an empty one is missing before it is anything else.
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
};
