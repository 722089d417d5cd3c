/** Throws while it renders. */
export function RenderPage() {
  throw new Error('thrown in render')
}
