/** Tests may reach anything of their own package. */
const TEST = '\\.test\\.tsx?$'

/**
 * Which part of the product may know which: floors downward only, remotes apart, the contract between. Each comment says why,
 * and what to do instead. Every rule has a planted violation in dev/planted/, so that a rule that sees nothing is noticed.
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
      comment: 'Kits know no one who uses them.',
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
      name: 'rules-are-pure',
      comment:
        'rules/ is the ground floor: arithmetic without a database, a clock or a request. Pass in what it needs to know.',
      severity: 'error',
      from: { path: '^api/src/rules/', pathNot: TEST },
      to: { path: ['^api/src/(?!rules/)', '(^|/)(mongoose|mongodb|koa)(@|/|$)'] },
    },
    {
      name: 'rules-do-no-io',
      comment: 'rules/ reads and writes nothing: no file, no network, no process. Do that in the caller.',
      severity: 'error',
      from: { path: '^api/src/rules/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-entity',
      comment:
        'platform/ serves every entity and knows none. Take what differs as an argument, or declare a hook and attach to it in processes/hooks.ts.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: TEST },
      to: { path: '^api/src/(entities/|processes/|[^/]+\\.ts$)' },
    },
    {
      name: 'entities-below-processes',
      comment:
        'An entity knows itself. Work that spans entities is a process: move it to processes/, or declare a hook here and attach to it in processes/hooks.ts.',
      severity: 'error',
      from: { path: '^api/src/entities/', pathNot: TEST },
      to: { path: '^api/src/(processes/|[^/]+\\.ts$)' },
    },
    {
      name: 'entities-meet-by-suffix',
      comment:
        "Entities meet through each other's .model, .policy, .presenter and .query files. If you need another one's command or routes, the work spans entities: move it to processes/.",
      severity: 'error',
      from: { path: '^api/src/entities/([^/]+)/', pathNot: TEST },
      to: {
        path: '^api/src/entities/',
        pathNot: ['^api/src/entities/$1/', '\\.(model|policy|presenter|query)\\.ts$'],
      },
    },
    {
      name: 'routes-are-mounted-once',
      comment:
        'Routes are the top of their folder: only app.ts mounts them. Move what you need into a .command or .query file.',
      severity: 'error',
      from: { path: '^api/src/(entities|processes|platform)/([^/]+)/', pathNot: TEST },
      to: { path: '^api/src/.+\\.routes\\.ts$', pathNot: '^api/src/$1/$2/' },
    },
    {
      name: 'queries-only-read',
      comment:
        'A .query file reads. If it must write, it is a .command; if it must not, take the reading half out of the command.',
      severity: 'error',
      from: { path: '^api/src/.+\\.(query|policy|presenter|filter)\\.ts$' },
      to: { path: '^api/src/.+\\.command\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'parts-know-no-page',
      comment:
        'parts/ is what several pages use. What one page alone needs belongs in that page; what a part shows of a page is passed in.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/src/parts/', pathNot: TEST },
      to: { path: '^$1/src/(pages|app|frame)/' },
    },
    {
      name: 'pages-stand-apart',
      comment:
        'A page never reaches into another one, nor into app/. What two pages need is a part: move it to parts/.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shell)/src/pages/([^/]+)/', pathNot: TEST },
      to: { path: '^$1/src/(pages|app)/', pathNot: '^$1/src/pages/$2/' },
    },
    {
      name: 'frame-knows-no-page',
      comment: 'The frame stands around every page and knows none. app/ puts the two together.',
      severity: 'error',
      from: { path: '^shell/src/frame/', pathNot: TEST },
      to: { path: '^shell/src/(pages|app)/' },
    },
    {
      name: 'federation-stands-alone',
      comment: 'Loading remotes needs nothing of what the shell shows. Pass in what differs.',
      severity: 'error',
      from: { path: '^shell/src/federation/', pathNot: TEST },
      to: { path: '^shell/src/(pages|app|frame|parts)/' },
    },
    {
      name: 'no-source-to-test',
      comment:
        'Tests, factories and samples are never shipped. What the product needs of them belongs among its own files, apart from the tests.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '(\\.test\\.tsx?$|/src/test(ing)?/)' },
      to: { path: '(\\.test\\.tsx?$|^[^/]+/test/|/src/test(ing)?/)' },
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
        pathNot: '(\\.(model|command|query|test)\\.ts|^api/src/platform/.+)$',
      },
      to: { path: '(^|/)mongoose(@|/|$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Files import in one direction, types included. Give what both need a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
    exclude: { path: ['^[^/]+/dist/', '^dev/(planted|templates)/', '^remote-kit/template/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
