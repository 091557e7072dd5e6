// What must hold at run time, once types are gone: the second half of the check of import directions.
module.exports = {
  forbidden: [
    {
      name: 'contract-is-free-in-the-browser',
      comment:
        'src/ takes only types from contract/ (import type); values come from its plain modules: browserErrorLimits.ts, limits.ts, pagePaths.ts, pageViewLimits.ts, phone.ts, summary.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/test/' },
      to: {
        path: '^contract/',
        pathNot: '^contract/(browserErrorLimits|limits|pagePaths|pageViewLimits|phone|summary)\\.ts$',
      },
    },
    {
      name: 'plain-contract-brings-nothing',
      comment: 'What the browser takes of contract/ imports nothing, or the schemas would come along.',
      severity: 'error',
      from: { path: '^contract/(browserErrorLimits|limits|pagePaths|pageViewLimits|phone|summary)\\.ts$' },
      to: { pathNot: '^contract/(browserErrorLimits|limits|pagePaths|pageViewLimits|phone|summary)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    babelConfig: { fileName: './scripts/cruise/withoutTypes.cjs' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
