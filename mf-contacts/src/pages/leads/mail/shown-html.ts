/** The document of an email in its frame. Pure. */

/** The API sends harmless tags only. Should one ever slip through, this keeps it from loading anything. */
const POLICY = "default-src 'none'"

/** A document that shows this HTML. */
export const shownHtml = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head><body>${html}</body></html>`
