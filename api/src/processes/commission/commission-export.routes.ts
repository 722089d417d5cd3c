/** Export of a deal's commission ledger. */
import type { CommissionLine } from 'openapi'
import { commissionPayeeLabels } from 'openapi/codes'
import { commissionReaders } from '#entities/commission-plans/commission-plan.policy.ts'
import { memberNames } from '#entities/users/user.presenter.ts'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { type CsvColumn, csvFileOf, exportLimit } from '#platform/reads/csv-file.ts'
import { readLedger } from './read-ledger.query.ts'

export function commissionExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportDealCommission(
    request: Request<'exportDealCommission'>,
  ): Promise<Answer<'exportDealCommission'>> {
    const { viewer, params, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const { deal, ledger } = await readLedger(viewer, params.id)
    const columns = await ledgerColumns(viewer, deal.name)
    const tell = recordExport({ ...request, query: { deal: params.id } })
    return { status: 200, body: await csvFileOf({ viewer, columns, name: 'commission', tell }, [ledger.lines]) }
  }

  return [operation('exportDealCommission', commissionReaders, exportDealCommission)]
}

/** Cents to dollars, or basis points to percent. */
const hundredths = (value: number | null): number | null => (value === null ? null : value / 100)

/** The deal's name is in each row, so that the files of several deals can be combined. */
async function ledgerColumns(viewer: Viewer, name: string): Promise<CsvColumn<CommissionLine>[]> {
  const people = await memberNames(viewer)
  return [
    { head: 'Deal', cell: () => name },
    { head: 'Line', cell: ({ label }) => label },
    { head: 'Agent', cell: ({ user }) => people.get(user ?? '') ?? '' },
    { head: 'Of', cell: ({ base }) => hundredths(base) },
    { head: 'Rate (%)', cell: ({ rate_bp }) => hundredths(rate_bp) },
    { head: 'Amount', cell: ({ amount }) => hundredths(amount) },
    { head: 'Paid to', cell: ({ payee }) => (payee ? commissionPayeeLabels[payee] : '') },
    { head: 'Why', cell: ({ explanation }) => explanation },
  ]
}
