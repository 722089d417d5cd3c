import { Button, Select } from '@fluentui/react-components'
import type { CheckedRow, ImportUpdate } from 'openapi'
import { DuplicateChoice, duplicateChoiceLabels, duplicateReasonLabels } from 'openapi/codes'
import { useState } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { MappedImport } from './mapped-import.ts'
import { copy } from './copy.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { DUPLICATES_SHOWN, useDuplicateRows } from './imports.api.ts'

const CHOICES = Object.values(DuplicateChoice)
/** The most rows of one page of the API. */
const MOST = 100

const choiceOf = (value: string): DuplicateChoice | null => CHOICES.find((choice) => choice === value) ?? null

/** The rows that are likely contacts that are there already: what to do with all of them, and with single ones. */
export function Duplicates({ one, map }: MappedImport) {
  const styles = useImportStyles()
  const [count, setCount] = useState(DUPLICATES_SHOWN)
  const { data, error, isPending, refetch } = useDuplicateRows(one.id, count)
  const saving = map.isPending ? map.variables : undefined
  const usual = saving?.on_duplicate ?? one.on_duplicate
  return (
    <section>
      <div className={styles.row}>
        <h3 className={styles.heading}>{copy.duplicates.title}</h3>
        <Select
          size="small"
          aria-label={copy.duplicates.allLabel}
          value={usual}
          onChange={(_, { value }) => map.mutate({ on_duplicate: choiceOf(value) ?? DuplicateChoice.skip })}
        >
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {duplicateChoiceLabels[choice]}
            </option>
          ))}
        </Select>
      </div>
      <p className={styles.note}>{copy.duplicates.hint[usual]}</p>
      {isPending ? (
        <SkeletonRows label={copy.duplicates.loading} rows={3} />
      ) : !data ? (
        <ErrorState title={copy.duplicates.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.list}>
          {data.results.map((row) => (
            <Duplicate
              key={row.row}
              row={row}
              choice={choiceNow(row, saving?.choices)}
              onChoose={(choice) => map.mutate({ choices: { [row.row]: choice } })}
            />
          ))}
        </ul>
      )}
      {data && data.count !== null && data.count > data.results.length && count < MOST && (
        <Button size="small" onClick={() => setCount(Math.min(MOST, count * 2))}>
          {copy.duplicates.more}
        </Button>
      )}
    </section>
  )
}

/** Null while a choice is being taken back. */
function choiceNow({ row, choice }: CheckedRow, saving: ImportUpdate['choices'] = {}): DuplicateChoice | null {
  const chosen = saving[row]
  return chosen === undefined ? choice : chosen
}

interface DuplicateProps {
  row: CheckedRow
  choice: DuplicateChoice | null
  onChoose: (choice: DuplicateChoice | null) => void
}

function Duplicate({ row: { row, name, match }, choice, onChoose }: DuplicateProps) {
  const styles = useImportStyles()
  if (!match) return null
  const like = match.row === null ? copy.duplicates.like(match.name) : copy.duplicates.likeRow(match.name, match.row)
  const why = match.reasons.map((reason) => duplicateReasonLabels[reason]).join(' · ')
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.fact}>{`${like} · ${why}`}</div>
      </div>
      <Select
        size="small"
        aria-label={copy.duplicates.choice(name, row)}
        value={choice ?? ''}
        onChange={(_, { value }) => onChoose(choiceOf(value))}
      >
        <option value="">{copy.duplicates.usual}</option>
        {CHOICES.map((one) => (
          <option key={one} value={one}>
            {duplicateChoiceLabels[one]}
          </option>
        ))}
      </Select>
    </li>
  )
}
