import type { Deal, DealContract } from 'openapi'
import {
  contingencyKindLabels,
  contingencyStatusLabels,
  contractStateLabels,
  partyRoleLabels,
  taskFateLabels,
} from 'openapi/codes'
import type { ReactNode } from 'react'
import { useToday } from 'remote-kit/use-today'
import { formatDay, withinSentence } from 'ui-kit/days'
import { FactList } from 'ui-kit/FactList'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { fileAddress, useFiles } from '#parts/files/files.api.ts'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'
import { dealFactLabel } from '#parts/deals/deal-facts.ts'
import { useContractPanelStyles } from './ContractPanel.styles.ts'
import { copy } from './copy.ts'

export interface ContractPanelProps {
  deal: Deal
  contract: DealContract
  onClose: () => void
}

/** A contract that is over: its terms, people, dates, tasks and files as they were. */
export function ContractPanel({ deal, contract, onClose }: ContractPanelProps) {
  const styles = useContractPanelStyles()
  const now = useToday()
  const { state, name, reason, opened_on: opened, ended_on: ended, dates, parties, tasks, contingencies } = contract
  const day = (date: string | null) => (date ? formatDay(date, now) : null)
  const terms = [
    { label: dealFactLabel(deal, 'price'), value: formatMoney(contract.sale_price) },
    { label: copy.contractPanel.earnestMoney, value: formatMoney(contract.earnest_money) },
    { label: copy.contractPanel.opened, value: day(opened) },
    { label: contractStateLabels[state], value: day(ended) },
    { label: copy.contractPanel.reason, value: reason || null },
  ].filter(({ value }) => value !== null)
  const files = useFiles({ deal: deal.id }).data?.pages.flatMap(({ results }) => results) ?? []
  const own = files.filter((file) => file.contract === contract.id)
  return (
    <SidePanel open title={name || copy.contractPanel.title(contractStateLabels[state])} onClose={onClose}>
      <div className={styles.body}>
        <FactList facts={terms} />
        <Section title={copy.contractPanel.people}>
          {parties.map((party) => (
            <li key={`${party.contact} ${party.role}`}>
              {[party.name || copy.contractPanel.removedContact, partyRoleLabels[party.role]].join(', ')}
            </li>
          ))}
        </Section>
        <Section title={copy.contractPanel.contingencies}>
          {contingencies.map(({ kind, status, note }) => (
            <li key={`${kind} ${note}`}>{`${contingencyKindLabels[kind]}: ${contingencyStatusLabels[status]}`}</li>
          ))}
        </Section>
        <Section title={copy.contractPanel.dates}>
          {dealDateNames.flatMap((date) => {
            const at = dates[date]
            return at ? [<li key={date}>{`${dealDateLabel(date)}: ${formatDay(at, now)}`}</li>] : []
          })}
        </Section>
        <Section title={copy.contractPanel.tasks}>
          {tasks.map(({ task, title, due_date: due, completed_on: done, fate }) => (
            <li key={task}>
              {title}
              <div className={styles.detail}>
                {[
                  due && copy.contractPanel.due(withinSentence(formatDay(due, now))),
                  done && copy.contractPanel.done(withinSentence(formatDay(done, now))),
                  taskFateLabels[fate],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </li>
          ))}
        </Section>
        <Section title={copy.contractPanel.files}>
          {own.map(({ id, name: file }) => (
            <li key={id}>
              <a href={fileAddress(id)}>{file}</a>
            </li>
          ))}
        </Section>
        {contract.notes && <Hint>{contract.notes}</Hint>}
      </div>
    </SidePanel>
  )
}

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const styles = useContractPanelStyles()
  if (children.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
