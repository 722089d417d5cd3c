/** How dnd-kit is set up: pointer only, because keyboards move cards in steps of places (use-keyboard-move.ts). */
import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom'

const isTool = (target: EventTarget | null) => target instanceof Element && target.closest('[data-card-menu]') !== null

/** A card follows the mouse after 5px, so that a click still opens it, and a finger after a press, so that it can scroll. */
export const dragSensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    preventActivation: ({ target }) => isTool(target),
  }),
]

/** The nonce of the page's Content-Security-Policy, which dnd-kit's style elements need. */
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce

/** dnd-kit's own plugins without its accessibility one: the board has its own words and its own keyboard. */
export const dragPlugins = [
  AutoScroller,
  Cursor,
  Feedback,
  PreventSelection,
  StyleInjector.configure(nonce ? { nonce } : {}),
]
