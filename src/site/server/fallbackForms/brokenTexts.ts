import { type ObjectSchema, ValidationError } from 'yup';

export const brokenTexts = <Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): Record<string, string> | null => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
};
