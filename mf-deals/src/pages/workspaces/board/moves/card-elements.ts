/** The DOM elements of cards, for dragging and focus. */
import { isModalShown } from 'ui-kit/modals'
import type { Place, Slot } from '#pages/workspaces/board/cache/slots.ts'
import type { CardPart } from './board-actions.ts'

const selectorOf = (deal: string) => `[data-deal="${CSS.escape(deal)}"]`

/** The element of a card inside `root`, if it is rendered. */
export function cardElement(root: ParentNode, deal: string | null): HTMLElement | null {
  return deal === null ? null : root.querySelector<HTMLElement>(selectorOf(deal))
}

/** The place in a column at the height `y` (in the viewport): before the first card with its center below. */
export function slotAtHeight(column: HTMLElement, { phase, lane }: Place, y: number, moved: string): Slot {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-deal]')].filter(
    (card) => card.dataset['deal'] !== moved,
  )
  const at = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  const next = at < 0 ? undefined : cards[at]
  const previous = at < 0 ? cards.at(-1) : cards[at - 1]
  return { phase, lane, before: next?.dataset['deal'] ?? null, after: previous?.dataset['deal'] ?? null }
}

const FRAMES_TO_MOVE = 40

/**
 * Keeps the focus on a part of a card while it moves to another phase: the old element loses the focus when it is
 * removed, and the new one may take some frames to render. If the user focuses something else meanwhile, that stays.
 */
export function focusMovedCard(root: ParentNode, deal: string, phase: string, part: CardPart): void {
  const selector = `[data-phase="${CSS.escape(phase)}"] ${selectorOf(deal)} [data-card-${part}]`
  let frames = 0
  const look = () => {
    // A dialog above the board owns the focus, even while none of its elements has it.
    if (isModalShown()) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) root.querySelector<HTMLElement>(selector)?.focus()
    frames += 1
    if (frames < FRAMES_TO_MOVE) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
