/** HTML that the build has rendered. */
export type PrerenderedHtml = {
  html: string
  /** The `style` elements, with `nonce` where the nonce of a response goes. */
  styles: string
}

/** A page as the server sends it. */
export type PrerenderedPage = PrerenderedHtml & {
  path: string
  title: string
  /** What search engines and link previews show below the title; null for that of every page. */
  description: string | null
  /** The fonts that its first words need. */
  fonts: string[]
}

/** What the pages of an audience start with. */
export type PrerenderedFrames = Record<'agent' | 'client', PrerenderedHtml>
