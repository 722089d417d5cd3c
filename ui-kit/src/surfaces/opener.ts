/** The button that opened a menu or a popover. */

/**
 * Whether an event is on the button that opened a menu or popover. If so, leave it open: the button's `onClick` closes it.
 * Closed before that, as by a click elsewhere, it would open again.
 */
export const isOnOpener = (opener: HTMLElement | null, { target }: { target: EventTarget | null }): boolean =>
  opener !== null && target instanceof Node && opener.contains(target)
