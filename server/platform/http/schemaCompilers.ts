import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Called by Fastify, which reads `errors` off the validator after a `false`. */
type Validator = ((data: unknown) => unknown) & { errors?: unknown };

const buildAjv = AjvCompiler();
const buildStringify = SerializerSelector();

const buildValidator = (...parts: Parameters<typeof buildAjv>) => {
  const compile = buildAjv(...parts);
  return (route: Parameters<typeof compile>[0]) => {
    let compiled: Validator | undefined;
    const validate: Validator = (data) => {
      compiled ??= compile(route) as Validator;
      const isValid = compiled(data);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate as ReturnType<typeof compile>;
  };
};

const buildSerializer = (...parts: Parameters<typeof buildStringify>) => {
  const compile = buildStringify(...parts);
  return (route: Parameters<typeof compile>[0]) => {
    let compiled: ReturnType<typeof compile> | undefined;
    return (data: unknown) => {
      compiled ??= compile(route);
      return compiled(data);
    };
  };
};

/**
 * Fastify's own compilers of schemas, each used when the first request needs it: all of them at once were half of what a start takes, and
 * most routes of a day are never asked.
 */
export const schemaCompilers: CompilersFactory = { buildValidator, buildSerializer };
