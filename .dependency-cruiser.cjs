/**
 * Which part of the product may know which (DESIGN: slices forward only, remotes apart, the contract between).
 * Every rule has a planted violation in dev/planted/, so that a rule that sees nothing is noticed.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-remote-to-remote',
      comment: 'Remotes are built and released apart. What two of them need belongs in remote-kit or ui-kit.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'no-remote-to-shell',
      comment: 'A remote meets the shell in remote-kit only.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'no-kit-to-feature',
      comment: 'Kits know nobody who uses them.',
      severity: 'error',
      from: { path: '^(remote-kit|ui-kit)/' },
      to: { path: '^(mf-[^/]+|shell|api)/' },
    },
    {
      name: 'no-web-to-api',
      comment: 'The contract in openapi/ is all that the web knows of the API.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/' },
      to: { path: '^api/' },
    },
    {
      name: 'no-api-to-web',
      comment: 'The API serves anyone; it knows no front end.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mf-[^/]+|shell|remote-kit|ui-kit)/' },
    },
    {
      name: 'slice-to-slice-by-suffix',
      comment:
        "A slice's public face is its .model, .policy, .filter, .command and .presenter; its routes are private. Folders without routes are for all.",
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/src/[^/]+/',
        pathNot: [
          '^api/src/(http|records|events|scheduling|commission|sessions|$1)/',
          '\\.(model|policy|filter|command|presenter)\\.ts$',
        ],
      },
    },
    {
      name: 'http-knows-no-slice',
      comment: 'http/ is what every route shares; it builds on records/ alone.',
      severity: 'error',
      from: { path: '^api/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/(http|records)/' },
    },
    {
      name: 'no-source-to-test',
      comment: 'Tests, factories and fixtures never reach what is shipped.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '(\\.test\\.tsx?$|/src/test/)' },
      to: { path: '(\\.test\\.tsx?$|^[^/]+/test/|/src/test/)' },
    },
    {
      name: 'openapi-fetch-only-in-remote-kit',
      comment: 'One client with cookies, anti-forgery header and errors: remote-kit/api-client.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell|ui-kit|api)/' },
      to: { path: '(^|/)openapi-(fetch|react-query)(@|/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mongoose-values-only-in-models',
      comment: 'Queries start from a model and its scope. Types are free.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: '(\\.(model|command|test)\\.ts|^api/src/db\\.ts|^api/src/(http|events|records|sessions)/.+)$',
      },
      to: { path: '(^|/)mongoose(@|/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files are walked in one direction. Types may look back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that cannot be found is an import that no rule sees.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/generated/', '/dist/'] },
    exclude: { path: ['(^|/)dist/', '^dev/planted/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
