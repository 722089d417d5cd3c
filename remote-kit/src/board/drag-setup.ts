/** The configuration of dnd-kit on boards: pointer only, because keyboards move cards step by step with their handle. */
import { AutoScroller, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'

/** Elements with a click of their own: the menu, and dates with an explanation. */
const isTool = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-card-menu], [data-ask-date]') !== null

/**
 * A drag starts after 5px with a mouse, so that a click still opens the card, and after a long press with a finger, so
 * that it can scroll.
 */
export const dragSensors: ReturnType<typeof PointerSensor.configure>[] = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
    preventActivation: ({ target }) => isTool(target),
  }),
]

/**
 * Only the scroll plugin of dnd-kit is used. Boards have their own announcements, dragged card (use-follow-pointer.ts)
 * and cursor; text of cards cannot be selected.
 */
export const dragPlugins = [AutoScroller]
