/** Cards in the DOM: what dragging and focus need to find there. */
import type { Slot } from '#pages/workspaces/board/cache/slots.ts'
import type { CardPart } from './board-actions.ts'

const selectorOf = (deal: string) => `[data-deal="${CSS.escape(deal)}"]`

/** The element of a card below `root`, if it is rendered. */
export function cardElement(root: ParentNode, deal: string | null): HTMLElement | null {
  return deal === null ? null : root.querySelector<HTMLElement>(selectorOf(deal))
}

/** The place in a column at the height `y` (in the viewport): before the first card whose middle lies below it. */
export function slotAtHeight(column: HTMLElement, phase: string, y: number, moved: string): Slot {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-deal]')].filter(
    (card) => card.dataset['deal'] !== moved,
  )
  const at = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  const next = at < 0 ? undefined : cards[at]
  const previous = at < 0 ? cards.at(-1) : cards[at - 1]
  return { phase, before: next?.dataset['deal'] ?? null, after: previous?.dataset['deal'] ?? null }
}

const FRAMES_TO_MOVE = 40

/**
 * Keeps the focus on a part of a card while it moves to a phase: the old card takes its focus with it when it goes, and the
 * new one may take some frames to come. Somebody who goes elsewhere meanwhile is left alone.
 */
export function focusMovedCard(root: ParentNode, deal: string, phase: string, part: CardPart): void {
  const selector = `[data-phase="${CSS.escape(phase)}"] ${selectorOf(deal)} [data-card-${part}]`
  let frames = 0
  const look = () => {
    // What opened over the board has the focus to itself, even while none of its parts holds it.
    if (document.querySelector('[aria-modal="true"]')) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) root.querySelector<HTMLElement>(selector)?.focus()
    frames += 1
    if (frames < FRAMES_TO_MOVE) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
