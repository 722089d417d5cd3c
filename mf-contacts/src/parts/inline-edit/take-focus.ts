/** A ref for what has just replaced something that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
