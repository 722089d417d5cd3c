/** Whether an event is on an element with a click of its own: the menu of a card, or a date with an explanation. */
export const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-card-menu], [data-ask-date]') !== null
