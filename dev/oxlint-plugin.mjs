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

/** A disabled button drops the focus: whoever works by keyboard starts over at the top of the page. */
const focusableButtons = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (!node.name.name?.endsWith('Button')) return
      const disabled = node.attributes.find((attribute) => attribute.name?.name === 'disabled')
      if (disabled) {
        context.report({ node: disabled, message: 'A button that is off keeps the focus: `disabledFocusable`.' })
      }
    },
  }),
}

const WORDS_MESSAGE = 'Words belong in the copy.ts of the folder: see docs/decisions/words-in-copy-files.md.'
const HAS_LETTER = /\p{L}/u
/** Props and fields that people read. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'body',
  'confirm',
  'confirmLabel',
  'content',
  'description',
  'detail',
  'empty',
  'heading',
  'hint',
  'label',
  'message',
  'meta',
  'name',
  'placeholder',
  'refusal',
  'subtitle',
  'text',
  'title',
  'unit',
  'validationMessage',
])
/** A sentence, or at least two words that begin with a capital: "Add task". Not "GET /deals" and not a class name. */
const SENTENCE = /^\p{Lu}\p{Ll}*[’']?\p{Ll}*,? [\p{L}\d(“‘$]/u
/** A word on its own as people read it: "Cancel". In props that hold codes and names of fields it starts in lower case. */
const WORD = /^\p{Lu}[\p{Ll}’-]+[.!?…:]?$/u

/** Whether a literal is for developers: thrown, logged or imported. */
function isForDevelopers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type.startsWith('Import') || at.type === 'TSLiteralType') return true
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      // The message of an error: `super('…')`.
      if (at.callee.type === 'Super') return true
      const name = at.callee.property?.name ?? at.callee.name ?? ''
      if (/Error$|^(debug|warn|error|invariant|lazy|lazyPart)$/.test(name)) return true
    }
    if (/Statement$|Function/.test(at.type)) return false
  }
  return false
}

/** A screen's words are read in one piece, in its copy.ts. */
const wordsInCopy = {
  create(context) {
    const report = (node) => context.report({ node, message: WORDS_MESSAGE })
    const isText = (value) => SENTENCE.test(value)
    return {
      JSXText(node) {
        if (HAS_LETTER.test(node.value)) report(node)
      },
      JSXAttribute(node) {
        const name = node.name.name
        if (node.value?.type !== 'Literal') return
        if (!READ.has(name)) {
          if (isText(node.value.value)) report(node.value)
        } else {
          if (name === 'name' ? WORD.test(node.value.value) : HAS_LETTER.test(node.value.value)) report(node.value)
        }
      },
      Literal(node) {
        if (typeof node.value !== 'string' || node.parent.type === 'JSXAttribute') return
        let value = node
        while (value.parent.type === 'ConditionalExpression' || value.parent.type === 'LogicalExpression')
          value = value.parent
        const { parent } = value
        const isRead =
          (parent.type === 'Property' && READ.has(parent.key.name) && parent.value === value) ||
          parent.type === 'JSXExpressionContainer'
        if ((isText(node.value) || (isRead && WORD.test(node.value))) && !isForDevelopers(node)) report(node)
      },
      TemplateLiteral(node) {
        const [first] = node.quasis
        const whole = node.quasis.map(({ value }) => value.cooked).join('x')
        const prop = node.parent.type === 'JSXExpressionContainer' && node.parent.parent.name?.name
        // The `name` of a field is put together from codes: `kinds.${kind}`.
        const inJsx = READ.has(prop) && prop !== 'name'
        if (
          (isText(first.value.cooked) || (inJsx && /\p{L}{2,}/u.test(whole.replaceAll('x', '')))) &&
          !isForDevelopers(node)
        )
          report(node)
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'focusable-buttons': focusableButtons,
    'make-styles-only-in-styles': makeStylesOnlyInStyles,
    'no-export-all': noExportAll,
    'process-env-only-in-env': processEnvOnlyInEnv,
    'words-in-copy': wordsInCopy,
  },
}
