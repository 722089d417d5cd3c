import { formatQuantity } from 'ui-kit/format'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTeamPeople } from 'remote-kit/team-people'
import { useReopeningPreview } from './closing.api.ts'
import { copy } from './copy.ts'
import { RecomputedTable } from './RecomputedTable.tsx'

/** The paid deals that reopening a closed deal changes. */
export function ReopeningPreview({ deal }: { deal: string }) {
  const { nameOf } = useTeamPeople()
  const { data, error } = useReopeningPreview(deal)
  if (error) return <FormProblem error={error} />
  if (!data) return <SkeletonRows label={copy.reopeningPreview.loading} rows={2} />
  const count = new Set(data.recomputed.map((one) => one.deal)).size
  if (count === 0) return <p>{copy.reopeningPreview.onlyThis}</p>
  return (
    <>
      <p>{copy.reopeningPreview.others(formatQuantity(count, 'deal'))}</p>
      <RecomputedTable recomputed={data.recomputed} nameOf={nameOf} />
    </>
  )
}
