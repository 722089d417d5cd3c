/** Renders nothing. */
export function BlankPage() {
  return null
}
