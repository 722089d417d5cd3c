import { useAtom, useAtomValue } from 'jotai'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { Hint } from 'ui-kit/Hint'
import { laneOf, NO_AGENT } from '#pages/workspaces/board/cache/deal-lanes.ts'
import { handOverAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import type { BoardActions } from '#pages/workspaces/board/moves/board-actions.ts'
import { copy } from './copy.ts'
import { lanesAtom } from '#pages/workspaces/board/moves/lane.ts'

/** Asks before a card that moves to another lane changes its deal's lead agent. */
export function HandOverDialog({ drop }: Pick<BoardActions, 'drop'>) {
  const [handOver, setHandOver] = useAtom(handOverAtom)
  const lanes = useAtomValue(lanesAtom)
  if (!handOver) return null
  const { deal, slot, lostReason } = handOver
  const nameOf = (key: string | undefined) => lanes?.find((lane) => lane.key === key)?.name ?? ''
  const close = () => setHandOver(null)
  const from = laneOf(deal)
  return (
    <FormDialog
      title={copy.handOver.title}
      action={copy.handOver.submit}
      onSubmit={() => {
        close()
        drop(deal.id, slot, 'handle', { lostReason, isAgreed: true })
      }}
      onClose={close}
    >
      <p>{copy.handOver.question(deal.name, nameOf(slot.lane))}</p>
      {from !== NO_AGENT && <Hint>{copy.handOver.share(nameOf(from), nameOf(slot.lane))}</Hint>}
    </FormDialog>
  )
}
