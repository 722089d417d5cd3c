/**
 * Finds styles of a remote that would reach the pages of others. A remote's styles are atomic classes (Griffel) or CSS
 * modules, whose classes carry the name of the build.
 */

/** At-rules with rules inside. All others, such as `@font-face` and `@keyframes`, select nothing. */
const GROUPS = /^@(media|supports|layer|container|scope|starting-style)\b/

/** The selectors of a stylesheet that match more than classes that begin with `prefix`, and its imports. */
export function globalSelectors(css: string, prefix: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, '""')
  const found = [...text.matchAll(/@import[^;]*/g)].map(([rule]) => rule.trim())
  const scoped = new RegExp(`\\.${prefix}[\\w-]`)
  visit(text, (selector) => {
    // What `:not()` names is what the rule does not reach.
    if (!scoped.test(selector.replaceAll(/:not\([^)]*\)/g, ''))) found.push(selector)
  })
  return found
}

function visit(css: string, onSelector: (selector: string) => void): void {
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open === -1) return
    const close = endOf(css, open)
    const prelude = css.slice(at, open).split(';').at(-1)?.trim() ?? ''
    if (GROUPS.test(prelude)) visit(css.slice(open + 1, close), onSelector)
    else if (!prelude.startsWith('@')) for (const selector of selectorsOf(prelude)) onSelector(selector)
    at = close + 1
  }
}

/** The index of the brace that closes the one at `open`. */
function endOf(css: string, open: number): number {
  let depth = 0
  for (let i = open; i < css.length; i++) {
    if (css[i] === '{') depth += 1
    else if (css[i] === '}' && --depth === 0) return i
  }
  return css.length
}

/** The selectors of a list, divided at the commas outside of parentheses. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim())

/** Whether a script calls Griffel's function for global styles. */
export const callsGlobalStyles = (script: string): boolean => script.includes('makeStaticStyles')
