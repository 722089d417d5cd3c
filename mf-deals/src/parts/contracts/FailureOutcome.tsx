import { Checkbox, Select } from '@fluentui/react-components'
import type { ContractFailure, ContractParty } from 'openapi'
import { partyRoleLabels, TaskFate, taskFateLabels } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { useFailContractStyles } from './FailContractPanel.styles.ts'

type Parties = readonly ContractParty[]

export interface FailureOutcomeProps {
  preview: ContractFailure
  /** The people of the contract who stay on the deal. */
  stay: Parties
  onFate: (task: string, fate: TaskFate) => void
  onStay: (people: Parties) => void
}

/** What the end of a contract does to its dates, people and tasks. Tasks and people can be chosen otherwise. */
export function FailureOutcome({ preview, stay, onFate, onStay }: FailureOutcomeProps) {
  const styles = useFailContractStyles()
  const now = useToday()
  const { moved, tasks, leaving } = preview
  const dates = moved.filter(({ kind }) => kind === 'deal')
  const others = moved.length - dates.length
  return (
    <>
      <Hint>{copy.failureOutcome.kept}</Hint>
      {dates.length > 0 && (
        <section className={styles.section} aria-labelledby="cleared">
          <h3 id="cleared" className={styles.heading}>
            {copy.failureOutcome.cleared(formatQuantity(dates.length, 'date'))}
          </h3>
          <ul className={styles.list}>
            {dates.map(({ id, title, from }) => (
              <li key={id} className={styles.row}>
                <span className={styles.title}>{title}</span>
                {from && <span className={styles.cleared}>{formatDay(from, now)}</span>}
              </li>
            ))}
          </ul>
          {others > 0 && <Hint>{copy.failureOutcome.dependent(others)}</Hint>}
        </section>
      )}
      {tasks.length > 0 && (
        <section className={styles.section} aria-labelledby="fates">
          <h3 id="fates" className={styles.heading}>
            {formatQuantity(tasks.length, 'task')}
          </h3>
          <Hint>{copy.failureOutcome.tasks}</Hint>
          <ul className={styles.list}>
            {tasks.map(({ id, title, due_date: due, fate }) => (
              <li key={id} className={styles.row}>
                <span className={styles.title}>
                  {title}
                  {due && <div className={styles.day}>{formatDay(due, now)}</div>}
                </span>
                <Select
                  size="small"
                  aria-label={title}
                  value={fate}
                  onChange={(_, { value }) => onFate(id, fateOf(value))}
                >
                  {Object.values(TaskFate).map((one) => (
                    <option key={one} value={one}>
                      {taskFateLabels[one]}
                    </option>
                  ))}
                </Select>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Leaving leaving={leaving} stay={stay} onStay={onStay} />
    </>
  )
}

const fateOf = (text: string): TaskFate => Object.values(TaskFate).find((one) => one === text) ?? TaskFate.keep

function Leaving({ leaving, stay, onStay }: Pick<FailureOutcomeProps, 'stay' | 'onStay'> & { leaving: Parties }) {
  const styles = useFailContractStyles()
  // Who is to stay is no longer among those who leave; on screen everyone keeps their place.
  const people = [...leaving, ...stay].toSorted((a, b) => a.name.localeCompare(b.name))
  if (people.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="leaving">
      <h3 id="leaving" className={styles.heading}>
        {copy.leaving.title}
      </h3>
      <Hint>{copy.leaving.hint}</Hint>
      {people.map((person) => (
        <Checkbox
          key={`${person.contact} ${person.role}`}
          label={copy.leaving.keep(person.name, partyRoleLabels[person.role])}
          checked={stay.some(({ contact }) => contact === person.contact)}
          onChange={(_, { checked }) =>
            onStay(
              checked === true
                ? [...stay, ...leaving.filter(({ contact }) => contact === person.contact)]
                : stay.filter(({ contact }) => contact !== person.contact),
            )
          }
        />
      ))}
    </section>
  )
}
