/**
 * The bars of the layout, which the server draws over an empty page until the app shows something of its own
 * (docs/decisions/pages-start-with-their-bars.md).
 */

/** The id of its element. */
export const START_FRAME = 'start-frame'

/** Takes the frame away. Called before the paint of what replaces it. */
export function removeStartFrame(): void {
  document.getElementById(START_FRAME)?.remove()
}
