import type { CommissionLedger } from 'openapi'
import { CommissionState } from 'openapi/codes'
import { LedgerTable } from '#pages/deal/commission/LedgerTable.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { PrintSection } from '#parts/print/PrintSection.tsx'

/** The commission as far as the viewer sees it: all of it, or their own share. */
export function PrintCommission({ ledger }: { ledger: CommissionLedger }) {
  const { nameOf } = useTeamPeople()
  if (ledger.lines.length === 0) return null
  const state = ledger.state === CommissionState.projected ? 'projected' : 'confirmed'
  return (
    <PrintSection title={copy.printCommission.title(state)}>
      <LedgerTable ledger={ledger} nameOf={nameOf} />
    </PrintSection>
  )
}
