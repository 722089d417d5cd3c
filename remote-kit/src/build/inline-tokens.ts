/**
 * A loader that writes the component library's tokens as what they are: `tokens.colorBrandBackground` becomes
 * `"var(--colorBrandBackground)"`. Modules read a few of them from one object with all, which cannot be tree-shaken. That
 * saves the shell and every page 4 kB.
 */
import { createRequire } from 'node:module'

type Tokens = Readonly<Record<string, string>>

// The theme alone: the whole library would take a second to load.
const requireOfComponents = createRequire(createRequire(import.meta.url).resolve('@fluentui/react-components'))
const { tokens } = requireOfComponents('@fluentui/react-theme') as { tokens: Tokens }

const IMPORT = /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\/(?:react-theme|tokens|react-components)['"]/
const READ = /\btokens\.([A-Za-z]\w*)/g

/** The module with its tokens inlined; unchanged if it doesn't import them. What is no token stays as it is. */
export default function inlineTokens(source: string): string {
  if (!IMPORT.test(source)) return source
  return source.replaceAll(READ, (read, name: string) => (name in tokens ? JSON.stringify(tokens[name]) : read))
}
