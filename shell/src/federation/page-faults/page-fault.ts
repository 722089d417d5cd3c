/** How a page that loaded can fail without throwing anything that says so. */
export type PageFaultKind =
  /** It shows nothing at all. */
  | 'blank'
  /** It renders again and again without end. */
  | 'loop'

export class PageFault extends Error {
  override name = 'PageFault'
  readonly kind: PageFaultKind

  constructor(kind: PageFaultKind) {
    super(kind === 'blank' ? 'The page rendered nothing' : 'The page renders without end')
    this.kind = kind
  }
}

/** React's own words for endless renders, and their numbers in its production build. */
const ENDLESS = /Too many re-renders|Maximum update depth|React error #(185|301)\b/

/** The kind of a failure while a page ran, or null for any other error of it. */
export function pageFaultOf(error: unknown): PageFaultKind | null {
  if (error instanceof PageFault) return error.kind
  return error instanceof Error && ENDLESS.test(error.message) ? 'loop' : null
}
