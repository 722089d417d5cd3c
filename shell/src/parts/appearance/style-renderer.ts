import { createDOMRenderer, type GriffelRenderer } from '@fluentui/react-components'

/** A Griffel renderer whose style elements carry the nonce of the page's Content-Security-Policy. */
export function createStyleRenderer(nonce: string | undefined): GriffelRenderer {
  return createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
}
