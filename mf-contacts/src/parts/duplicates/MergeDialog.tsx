import { mergeClasses } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import type { Contact } from 'openapi'
import { useState } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import { valueText } from 'remote-kit/custom-fields/values'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { contactName, labelChip } from '#parts/contacts/contact-chips.ts'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { useMergeContacts } from './duplicates.api.ts'
import { type Choice, type MergeRow, mergeRows, type Names } from './merge-rows.ts'
import { pairToMergeAtom } from './merge.atoms.ts'
import { useMergeDialogStyles } from './MergeDialog.styles.ts'

/** Merges two contacts, side by side: where they differ, one of the values is chosen. */
export function MergeDialog({ onMerged }: { onMerged: (kept: Contact, merged: Contact) => void }) {
  const [pair, setPair] = useAtom(pairToMergeAtom)
  if (!pair) return null
  return <Merging pair={pair} onMerged={onMerged} onClose={() => setPair(null)} />
}

interface MergingProps {
  pair: readonly [Contact, Contact]
  onMerged: (kept: Contact, merged: Contact) => void
  onClose: () => void
}

function Merging({ pair, onMerged, onClose }: MergingProps) {
  const styles = useMergeDialogStyles()
  const names = useNames()
  const merge = useMergeContacts()
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const [kept, merged] = pair
  const called = [contactName(kept), contactName(merged)] as const
  const titles = called[0] === called[1] ? ([copy.merge.older, copy.merge.newer] as const) : called
  const rows = mergeRows(kept, merged, names)

  const submit = () => {
    const choices = Object.fromEntries(rows.map(({ field, initial }) => [field, chosen[field] ?? initial]))
    merge.mutate(
      { pair, choices },
      {
        onSuccess: () => {
          onClose()
          onMerged(kept, merged)
        },
      },
    )
  }
  return (
    <FormDialog
      title={copy.merge.title(...called)}
      action={merge.isPending ? copy.merge.pending : copy.merge.merge}
      isPending={merge.isPending}
      error={merge.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.lead}>{copy.merge.lead}</p>
      {rows.length === 0 && <p>{copy.merge.same}</p>}
      <div className={styles.rows}>
        {rows.map((row) => (
          <FieldChoice
            key={row.field}
            row={row}
            titles={titles}
            value={chosen[row.field] ?? row.initial}
            onChange={(choice) => setChosen({ ...chosen, [row.field]: choice })}
          />
        ))}
      </div>
    </FormDialog>
  )
}

function useNames(): Names {
  const labels = useLabels()
  const owners = useOwners()
  const own = useCustomFields('contact')
  return {
    label: (id) => {
      const label = labels.get(id)
      return label && labelChip(label).label
    },
    person: (id) => owners.get(id)?.name,
    custom: (values) =>
      own.flatMap((field) => {
        const text = valueText(field, values[field.key], (id) => owners.get(id)?.name ?? '')
        return text === '' ? [] : [copy.merge.custom(field.name, text)]
      }),
  }
}

interface FieldChoiceProps {
  row: MergeRow
  /** The names of the two contacts. */
  titles: readonly [string, string]
  value: Choice
  onChange: (choice: Choice) => void
}

/** Radio buttons: arrow keys move between them. */
function FieldChoice({ row, titles: [kept, merged], value, onChange }: FieldChoiceProps) {
  const styles = useMergeDialogStyles()
  const choices: readonly (readonly [Choice, string, string])[] = [
    ['kept', kept, row.kept],
    ['merged', merged, row.merged],
    ...(row.both === null ? [] : ([['both', copy.merge.both, row.both]] as const)),
  ]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{row.label}</legend>
      <div className={styles.choices}>
        {choices.map(([choice, whose, words]) => (
          <label key={choice} className={mergeClasses(styles.choice, choice === 'both' && styles.wide)}>
            <input
              type="radio"
              className={styles.radio}
              name={row.field}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span className={styles.what}>{whose}</span>
            <span className={mergeClasses(styles.value, !words && styles.none)}>{words || copy.merge.none}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
