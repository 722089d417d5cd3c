import { makeStyles } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { dealStatusChips } from 'ui-kit/code-labels'
import { StatusChip } from 'ui-kit/StatusChip'
import { look } from 'ui-kit/theme'
import { cardOverLink, linkOfCard } from '#pages/workspaces/cards/DealFace.styles.ts'
import { DealFace } from '#pages/workspaces/cards/DealFace.tsx'
import { SelectDeal } from '#pages/workspaces/selection/SelectDeal.tsx'
import { isSelectingAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import type { DealRowsProps } from './DealTable.tsx'

const useStyles = makeStyles({
  tiles: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  tile: {
    ...cardOverLink,
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
  },
  link: linkOfCard,
  select: { position: 'absolute', top: '8px', right: '10px' },
  where: {
    pointerEvents: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink3,
  },
})

/** The list on a phone: each deal as a card, under a heading of the second level. */
export function DealTiles({ deals, agentOf, phaseOf }: DealRowsProps) {
  const styles = useStyles()
  const isSelecting = useAtomValue(isSelectingAtom)
  return (
    <ul className={styles.tiles}>
      {deals.map((deal) => (
        <li key={deal.id} className={styles.tile}>
          <DealFace
            deal={deal}
            agent={agentOf(deal)}
            title={
              <Link to={`/agent/deal/${deal.id}`} className={styles.link}>
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
