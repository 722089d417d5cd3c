import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { dealStatusChips } from 'ui-kit/code-labels'
import { StatusChip } from 'ui-kit/StatusChip'
import { DealFace } from '#pages/workspaces/cards/DealFace.tsx'
import { SelectDeal } from '#pages/workspaces/selection/SelectDeal.tsx'
import { isSelectingAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import type { DealRowsProps } from './DealTable.tsx'
import { useDealTilesStyles } from './DealTiles.styles.ts'

/** The list on a phone: each deal as a card with a second-level heading. */
export function DealTiles({ deals, agentOf, phaseOf }: DealRowsProps) {
  const styles = useDealTilesStyles()
  const isSelecting = useAtomValue(isSelectingAtom)
  return (
    <ul className={styles.tiles}>
      {deals.map((deal) => (
        <li key={deal.id} className={styles.tile} data-row-id={deal.id}>
          <DealFace
            deal={deal}
            agent={agentOf(deal)}
            title={
              <Link to={`/agent/deal/${deal.id}`} className={styles.link} data-row-focus>
                {deal.name}
              </Link>
            }
          />
          {isSelecting && (
            <span className={styles.select}>
              <SelectDeal deal={deal} />
            </span>
          )}
          <div className={styles.where}>
            <StatusChip chip={dealStatusChips[deal.status]} />
            {phaseOf(deal)}
          </div>
        </li>
      ))}
    </ul>
  )
}
