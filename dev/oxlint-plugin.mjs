// House rules that oxlint has no rule for. Loaded by .oxlintrc.json; plain JavaScript because oxlint loads it itself.

/** `export * from` hides what a module exports and makes barrels easy. */
const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Name what is exported: no `export *`.' }),
  }),
}

/** Each package reads the environment in one file, where it is validated and typed. */
const processEnvOnlyInEnv = {
  create: (context) => ({
    MemberExpression(node) {
      if (node.object.name === 'process' && node.property.name === 'env') {
        context.report({ node, message: 'Read the environment in env.ts only.' })
      }
    },
  }),
}

/** A component's file is about what it shows. Its styles are in the file beside it. */
const makeStylesOnlyInStyles = {
  create: (context) => ({
    ImportSpecifier(node) {
      if (node.imported.name === 'makeStyles') {
        context.report({
          node,
          message:
            'Styles would hide what the component shows. Export `use…Styles` from a .styles.ts file beside it and import that.',
        })
      }
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    'make-styles-only-in-styles': makeStylesOnlyInStyles,
    'no-export-all': noExportAll,
    'process-env-only-in-env': processEnvOnlyInEnv,
  },
}
