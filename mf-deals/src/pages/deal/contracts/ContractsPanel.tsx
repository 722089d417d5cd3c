import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Deal, DealContract } from 'openapi'
import { ContractState, DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { useContracts } from '#parts/contracts/contracts.api.ts'
import { ContractRow } from './ContractRow.tsx'
import { useContractsPanelStyles } from './ContractsPanel.styles.ts'
import { Contingencies } from './Contingencies.tsx'
import { copy } from './copy.ts'

const ContractPanel = lazyPart(async () => (await import('./ContractPanel.tsx')).ContractPanel)
const OfferPanel = lazyPart(async () => (await import('./OfferPanel.tsx')).OfferPanel)

/** The contracts of a deal: the one that it is under with its contingencies, backup offers, and those that failed. */
export function ContractsPanel({ deal }: { deal: Deal }) {
  const styles = useContractsPanelStyles()
  const [opened, setOpened] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const contracts = useContracts(deal.id).data?.results ?? []
  const current = contracts.find(({ state }) => state === ContractState.current)
  const others = contracts.filter((one) => one !== current)
  const shown = contracts.find(({ id }) => id === opened)
  if (contracts.length === 0) return null

  const close = () => setOpened(null)
  return (
    <Panel
      title={copy.contractsPanel.title}
      actions={
        current && (
          <Button size="small" icon={<AddRegular />} onClick={() => setIsAdding(true)} {...OfferPanel.onApproach}>
            {copy.contractsPanel.backupOffer}
          </Button>
        )
      }
    >
      {current ? (
        <Contingencies key={current.id} deal={deal} contract={current} />
      ) : (
        deal.status !== DealStatus.Closed && <Hint>{copy.contractsPanel.none}</Hint>
      )}
      {others.length > 0 && (
        <ul className={styles.list} aria-label={copy.contractsPanel.others} {...ContractPanel.onApproach}>
          {others.map((contract) => (
            <ContractRow key={contract.id} deal={deal} contract={contract} onOpen={() => setOpened(contract.id)} />
          ))}
        </ul>
      )}
      {shown && <Opened deal={deal} contract={shown} onClose={close} />}
      {isAdding && <OfferPanel deal={deal} offer={null} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}

function Opened({ deal, contract, onClose }: { deal: Deal; contract: DealContract; onClose: () => void }) {
  return contract.state === ContractState.backup ? (
    <OfferPanel deal={deal} offer={contract} onClose={onClose} />
  ) : (
    <ContractPanel deal={deal} contract={contract} onClose={onClose} />
  )
}
