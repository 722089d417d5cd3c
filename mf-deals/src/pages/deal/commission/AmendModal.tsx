import { Button } from '@fluentui/react-components'
import { formatMoney, formatQuantity } from 'ui-kit/format'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { RecomputedTable } from '#parts/closing/RecomputedTable.tsx'
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
      title={`This changes ${formatQuantity(count, 'later deal')}`}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button appearance="primary" onClick={confirm}>
            Change all
          </Button>
        </>
      }
    >
      <p>
        {`The company's part of this deal becomes ${formatMoney(outcome.ledger.company)}. `}
        It counts towards the cap, so what closed later is worked out anew:
      </p>
      <RecomputedTable recomputed={outcome.recomputed} nameOf={nameOf} />
    </ModalSurface>
  )
}
