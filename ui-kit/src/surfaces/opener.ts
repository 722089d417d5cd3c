/** The button that opened a menu or a popover. */

/**
 * Whether an event is on the button that opened a menu or popover. It closes on a second click by the button's own
 * `onClick`: closed as by a click elsewhere, which comes first, it would open again.
 */
export const isOnOpener = (opener: HTMLElement | null, { target }: { target: EventTarget | null }): boolean =>
  opener !== null && target instanceof Node && opener.contains(target)
