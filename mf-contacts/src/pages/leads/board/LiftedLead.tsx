import { DOMRectangle } from '@dnd-kit/dom/utilities'
import { type DragDropEventHandlers, useDragDropMonitor } from '@dnd-kit/react'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useRef } from 'react'
import { carriedLeadAtom } from './board.atoms.ts'
import { LeadFace } from './LeadFace.tsx'
import { useLeadCardStyles } from './LeadCard.styles.ts'

type Handlers = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragMove'>>

/**
 * The card under the pointer while it is dragged, in the top layer. It moves by its transform alone, for the reasons in
 * docs/decisions/moving-cards.md.
 */
export function LiftedLead({ now }: { now: number }) {
  const styles = useLeadCardStyles()
  const carried = useAtomValue(carriedLeadAtom)
  const element = useRef<HTMLElement>(null)
  const lifted = useRef<{ from: DOMRectangle; x: number; y: number }>(null)

  const follow = useCallback(() => {
    if (!element.current || !lifted.current) return
    element.current.style.transform = `translate(${lifted.current.x}px, ${lifted.current.y}px)`
  }, [])
  const handlers = useMemo(
    (): Handlers => ({
      onDragStart: ({ operation: { source } }, manager) => {
        if (!source?.element) return
        const from = new DOMRectangle(source.element)
        lifted.current = { from, x: 0, y: 0 }
        manager.dragOperation.shape = from
      },
      onDragMove: ({ operation: { position }, to }, manager) => {
        if (!lifted.current || !to) return
        const { from } = lifted.current
        const [x, y] = [to.x - position.initial.x, to.y - position.initial.y]
        lifted.current = { from, x, y }
        manager.dragOperation.shape = from.translate(x, y)
        follow()
      },
    }),
    [follow],
  )
  useDragDropMonitor(handlers)

  const place = useCallback(
    (card: HTMLElement | null) => {
      element.current = card
      if (!card || !lifted.current) return
      const { left, top, width } = lifted.current.from
      Object.assign(card.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
      follow()
      card.showPopover()
    },
    [follow],
  )

  if (carried?.by !== 'pointer') return null
  return (
    <div ref={place} popover="manual" className={styles.place}>
      <div className={styles.lifted}>
        <LeadFace lead={carried.lead} now={now} />
      </div>
    </div>
  )
}
