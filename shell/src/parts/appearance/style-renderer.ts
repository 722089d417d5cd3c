import { createDOMRenderer, type GriffelRenderer } from '@fluentui/react-components'

/** Griffel's renderer under the page's Content-Security-Policy: its style elements carry the nonce of the document. */
export function createStyleRenderer(nonce: string | undefined): GriffelRenderer {
  return createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
}
