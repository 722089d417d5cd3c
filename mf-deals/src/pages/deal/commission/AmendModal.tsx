import { Button } from '@fluentui/react-components'
import { formatMoney, formatQuantity } from 'ui-kit/format'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { RecomputedTable } from '#parts/closing/RecomputedTable.tsx'
import { copy } from './copy.ts'
import type { PendingAmendment } from './use-amend.ts'

export interface AmendModalProps {
  pending: PendingAmendment
  nameOf: (user: string) => string
}

/** Shows which closed deals an amendment changes, before it is saved. */
export function AmendModal({ pending, nameOf }: AmendModalProps) {
  const { outcome, confirm, cancel } = pending
  const count = new Set(outcome.recomputed.map(({ deal }) => deal)).size
  return (
    <ModalSurface
      open
      title={copy.amendModal.title(formatQuantity(count, 'later deal'))}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{copy.amendModal.cancel}</Button>
          <Button appearance="primary" onClick={confirm}>
            {copy.amendModal.submit}
          </Button>
        </>
      }
    >
      <p>{copy.amendModal.consequence(formatMoney(outcome.ledger.company))}</p>
      <RecomputedTable recomputed={outcome.recomputed} nameOf={nameOf} />
    </ModalSurface>
  )
}
