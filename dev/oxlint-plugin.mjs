// House rules that oxlint has no rule for. Loaded by .oxlintrc.json; plain JavaScript because oxlint loads it itself.

/** `export * from` hides what a module gives and makes barrels easy. */
const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Name what is exported: no `export *`.' }),
  }),
}

/** The environment is read in one place per package, checked and typed there. */
const processEnvOnlyInEnv = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.object.name === 'process' && node.property.name === 'env') {
        context.report({ node, message: 'Read the environment in env.ts only.' })
      }
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: { 'no-export-all': noExportAll, 'process-env-only-in-env': processEnvOnlyInEnv },
}
