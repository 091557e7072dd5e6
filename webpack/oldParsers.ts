import { transform } from '@swc/core';

type Minimizer = (input: Record<string, string>) => Promise<{ code: string }>;

/**
 * Minifies into words of ES2015, helpers and all: a browser that cannot even read the rest must be able to read the script which
 * decides that. For the boot script alone, since older words are longer ones.
 */
export const forOldParsers: Minimizer = async (input) => {
  const { code } = await transform(Object.values(input)[0] ?? '', {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2015',
      loose: true,
      minify: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
    },
  });
  return { code };
};
