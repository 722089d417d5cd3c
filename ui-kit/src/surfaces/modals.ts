/** Whether a dialog or panel keeps the page behind it from use. One that is rendered ahead, hidden, does not. */
export const isModalShown = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((modal) => modal.checkVisibility())
