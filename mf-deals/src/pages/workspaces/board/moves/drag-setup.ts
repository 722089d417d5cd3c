/** How dnd-kit is set up: pointer only, because keyboards move cards in steps of places (use-keyboard-move.ts). */
import { AutoScroller, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'

/** What is pressed for itself: its menu, and dates that say why they are then. */
const isTool = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-card-menu], [data-ask-date]') !== null

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

/**
 * Of dnd-kit's own plugins, the one that scrolls. The words for screen readers are the board's (use-keyboard-move.ts), and
 * so are the lifted card (use-follow-pointer.ts) and the pointer's look; text of cards cannot be selected.
 */
export const dragPlugins = [AutoScroller]
