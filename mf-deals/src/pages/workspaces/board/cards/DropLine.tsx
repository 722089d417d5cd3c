import { atom, useAtomValue } from 'jotai'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { isSamePlace, type Place } from '#pages/workspaces/board/cache/slots.ts'
import { carriedAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { cardElement } from '#pages/workspaces/board/moves/card-elements.ts'
import { useDropLineStyles } from './DropLine.styles.ts'

const GAP = 8

/** Where the dragged card would go in this column. It is placed by measuring, so that no card renders for it. */
export function DropLine({ place, list }: { place: Place; list: RefObject<HTMLElement | null> }) {
  const { phase, lane } = place
  const styles = useDropLineStyles()
  const line = useRef<HTMLDivElement>(null)
  const target = useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const carried = get(carriedAtom)
          return carried && isSamePlace(carried.slot, { phase, lane }) ? carried : null
        }),
      [phase, lane],
    ),
  )

  useLayoutEffect(() => {
    if (!target || !line.current || !list.current) return
    const { before, after } = target.slot
    const next = cardElement(list.current, before)
    const previous = cardElement(list.current, after)
    const top = next
      ? next.offsetTop - GAP / 2 - 1.5
      : previous
        ? previous.offsetTop + previous.offsetHeight + GAP / 2 - 1.5
        : GAP / 2
    line.current.style.top = `${Math.max(0, top)}px`
    if (target.by === 'keyboard') line.current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [target, list])

  return target && <div ref={line} className={styles.line} />
}
