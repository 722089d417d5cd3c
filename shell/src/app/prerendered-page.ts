/** A page as the server sends it. */
export type PrerenderedPage = {
  path: string
  title: string
  /** What search engines and link previews show below the title; null for that of every page. */
  description: string | null
  html: string
  /** The `style` elements, with `nonce` where the nonce of a response goes. */
  styles: string
  /** The fonts that its first words need. */
  fonts: string[]
}
