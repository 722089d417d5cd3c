import { Select } from '@fluentui/react-components'
import type { Contingency, Deal, DealContract } from 'openapi'
import { ContingencyKind, contingencyKindLabels, ContingencyStatus, contingencyStatusLabels } from 'openapi/codes'
import { useRef } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useToday } from 'remote-kit/use-today'
import { formatDay, withinSentence } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { useUpdateContract } from '#parts/contracts/contracts.api.ts'
import { useContingenciesStyles } from './Contingencies.styles.ts'
import { copy } from './copy.ts'
import { otherSideOf } from './other-side.ts'

const REMOVE = 'remove'

export interface ContingenciesProps {
  deal: Deal
  contract: DealContract
}

/** What the contract depends on, each with the day on which it ends and its status. */
export function Contingencies({ deal, contract }: ContingenciesProps) {
  const styles = useContingenciesStyles()
  const now = useToday()
  const addRef = useRef<HTMLSelectElement>(null)
  const { mutate, isPending, variables, error } = useUpdateContract(contract)
  const { opened_on: opened } = contract
  const contingencies = (isPending && variables.contingencies) || contract.contingencies
  // The selects keep the focus while one is saved, so they stay enabled: what's chosen until then doesn't count.
  const save = (next: readonly Contingency[]) => {
    if (!isPending) mutate({ contingencies: [...next] })
  }
  const change = (index: number, choice: string) => {
    save(
      contingencies.flatMap((one, i) => {
        if (i !== index) return [one]
        const status = Object.values(ContingencyStatus).find((code) => code === choice)
        return status ? [{ ...one, status }] : []
      }),
    )
    // The row is gone, and the focus with it.
    if (choice === REMOVE) requestAnimationFrame(() => addRef.current?.focus())
  }
  const missing = Object.values(ContingencyKind).filter((kind) => !contingencies.some((one) => one.kind === kind))

  return (
    <div className={styles.contingencies}>
      {opened && (
        <Hint>{copy.contingencies.since(otherSideOf(deal, contract), withinSentence(formatDay(opened, now)))}</Hint>
      )}
      <FormProblem error={error} />
      {contingencies.length > 0 && (
        <ul className={styles.list} aria-label={copy.contingencies.label}>
          {contingencies.map(({ kind, status, note }, index) => (
            <li key={`${kind} ${note}`} className={styles.row}>
              <span>
                {contingencyKindLabels[kind]}
                <div className={styles.detail}>{note || endOf(deal, kind, now)}</div>
              </span>
              <Select
                size="small"
                aria-label={copy.contingencies.contingency(contingencyKindLabels[kind])}
                value={status}
                aria-disabled={isPending}
                onChange={(_, { value }) => change(index, value)}
              >
                {Object.values(ContingencyStatus).map((code) => (
                  <option key={code} value={code}>
                    {contingencyStatusLabels[code]}
                  </option>
                ))}
                <option value={REMOVE}>{copy.contingencies.remove}</option>
              </Select>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <Select
          select={{ ref: addRef }}
          className={styles.add}
          aria-label={copy.contingencies.addLabel}
          value=""
          aria-disabled={isPending}
          onChange={(_, { value }) => {
            const kind = missing.find((one) => one === value)
            if (kind) save([...contingencies, { kind, status: ContingencyStatus.open, note: '' }])
          }}
        >
          <option value="">{copy.contingencies.add}</option>
          {missing.map((kind) => (
            <option key={kind} value={kind}>
              {contingencyKindLabels[kind]}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

/** "Ends Nov 19", by the deal's date of the same name. */
function endOf({ dates }: Deal, kind: ContingencyKind, now: string): string {
  const isDated = kind === 'inspection' || kind === 'appraisal' || kind === 'financing' || kind === 'title'
  const day = isDated ? dates[kind] : null
  return day ? copy.endOf.ends(withinSentence(formatDay(day, now))) : ''
}
