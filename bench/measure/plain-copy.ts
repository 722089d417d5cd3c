/**
 * A page as plain HTML: what a browser shows, without scripts, data or framework. What it takes to paint such a copy is
 * what the machine and the browser need for it, so a page is judged by its ratio to it.
 */
import type { Page } from 'playwright-core'

/** Where in a copy the element stood that was cut out, and its markup. */
export interface PlainCopy {
  html: string
  cut: string
}

const MARK = '<!-- cut -->'

/** The page as it is now; the first that is shown of what `selector` finds is cut out of it. */
export const plainCopy = (page: Page, selector: string): Promise<PlainCopy> =>
  page.evaluate(copy, [selector, MARK] as const)

/** The copy as a document, with `replacement` in the place of what was cut out. */
export const withCut = ({ html }: PlainCopy, replacement: string): string => html.replace(MARK, () => replacement)

/** Shows a copy under the page's own address, in which a click anywhere shows what was cut out. */
export async function openPlain(page: Page, { html, cut }: PlainCopy): Promise<void> {
  const address = new URL('/plain-copy', page.url()).href
  const insert = `<script>
    const cut = document.createElement('template')
    cut.innerHTML = ${JSON.stringify(cut).replaceAll('</', '<\\/')}
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    while (marks.nextNode() && marks.currentNode.data !== ' cut ');
    const mark = marks.currentNode
    addEventListener('click', () => mark.replaceWith(cut.content), { once: true })
  </script>`
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.replace('</body>', `${insert}</body>`) }),
  )
  await page.goto(address, { waitUntil: 'load' })
}

/** Runs in the page. */
function copy([selector, mark]: readonly [string, string]): PlainCopy {
  // Dialogs that are rendered ahead are in the page too, hidden.
  const shown = [...document.querySelectorAll(selector)].findIndex((each) => each.checkVisibility())
  const whole = document.documentElement.cloneNode(true) as HTMLElement
  for (const element of whole.querySelectorAll('script, style, link')) element.remove()
  const style = document.createElement('style')
  // Rules that scripts have added are only in the style sheets, not in their elements.
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets]
    .map((sheet) => {
      const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
      return sheet.media.length > 0 ? `@media ${sheet.media.mediaText} {\n${rules}\n}` : rules
    })
    .join('\n')
  whole.querySelector('head')?.append(style)
  const element = whole.querySelectorAll(selector)[shown]
  if (!element) throw new Error(`There is no ${selector} to cut out`)
  const cut = element.outerHTML
  element.replaceWith(document.createComment(mark.slice(4, -3)))
  return { html: `<!doctype html>${whole.outerHTML}`, cut }
}
