import { Button } from '@fluentui/react-components'
import type { Deal, DealContract } from 'openapi'
import { ContractState, contractStateLabels } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay, withinSentence } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { useContractsPanelStyles } from './ContractsPanel.styles.ts'
import { copy } from './copy.ts'
import { otherSideOf } from './other-side.ts'

export interface ContractRowProps {
  deal: Deal
  contract: DealContract
  onOpen: () => void
}

/** A backup offer, or a contract that is over. */
export function ContractRow({ deal, contract, onOpen }: ContractRowProps) {
  const styles = useContractsPanelStyles()
  const now = useToday()
  const { state, sale_price: price, ended_on: ended, reason } = contract
  const standing = [contractStateLabels[state], ended && withinSentence(formatDay(ended, now))]
    .filter(Boolean)
    .join(' ')
  const why = state === ContractState.failed && reason ? `: ${reason}` : ''
  return (
    <li className={styles.item}>
      <Button appearance="subtle" className={styles.row} onClick={onOpen}>
        <span>
          <div className={styles.name}>{otherSideOf(deal, contract) || copy.contractRow.contract}</div>
          <div className={styles.detail}>{`${standing}${why}`}</div>
        </span>
        {price !== null && <span className={styles.price}>{formatMoney(price)}</span>}
      </Button>
    </li>
  )
}
