import { Button, Field, Input } from '@fluentui/react-components'
import { type ReactElement, useState } from 'react'
import { TickList } from 'remote-kit/forms/TickList'
import { KnownContactPicker } from '#parts/contacts/KnownContactPicker.tsx'
import { copy } from './copy.ts'
import { CountedLabel } from '#pages/workspaces/filters/counts/CountedLabel.tsx'
import { DaysEditor } from './ranges/DaysEditor.tsx'
import { type FilterField, filterLabel, isCodeField, isDayField } from './deal-filters.ts'
import type { CountOf } from '#pages/workspaces/filters/counts/facets.api.ts'
import { choicesOf, type FilterChoices } from './filter-labels.ts'
import { useFilterEditorStyles } from './FilterEditor.styles.ts'
import { PriceEditor } from './ranges/PriceEditor.tsx'
import { RadioFilter } from './ranges/RadioFilter.tsx'

export interface FilterEditorProps {
  field: FilterField
  text: string
  choices: FilterChoices
  countOf: CountOf
  onChange: (text: string) => void
  /** The value is complete; the editor can close. */
  onDone: () => void
}

/**
 * Edits one filter: codes by checkboxes, records by radio buttons, days and prices by ranges, text by typing. It
 * applies at once.
 */
export function FilterEditor({ field, text, choices, countOf, onChange, onDone }: FilterEditorProps) {
  // The URL updates a moment later than a checkbox must.
  const [draft, setDraft] = useState(text)
  const change = (next: string) => {
    setDraft(next)
    onChange(next)
  }
  const props = {
    label: filterLabel(field),
    options: choicesOf(field, choices).map(({ value, label }) => ({
      value,
      label: <CountedLabel label={label} count={countOf(field, value)} />,
    })),
    text: draft,
    onChange: change,
    onDone,
  }
  if (isCodeField(field)) return <CodesFilter {...props} />
  if (isDayField(field)) return <DaysEditor {...props} isPast={field === 'created' || field === 'dates.actual_close'} />
  switch (field) {
    case 'price':
      return <PriceEditor {...props} />
    case 'contact':
      return <ClientFilter {...props} />
    case 'q':
      return <TextFilter {...props} hint={copy.filterEditor.textHint} button="Search" />
    case 'city':
    case 'state':
    case 'zip':
      return <TextFilter {...props} hint={copy.filterEditor.listHint} button="Filter" />
    default:
      return <RadioFilter {...props} />
  }
}

interface EditorProps {
  label: string
  options: readonly { value: string; label: ReactElement }[]
  text: string
  onChange: (text: string) => void
  onDone: () => void
}

function CodesFilter({ label, options, text, onChange }: EditorProps) {
  const styles = useFilterEditorStyles()
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        <TickList options={options} chosen={text.split(',')} onChange={(chosen) => onChange(chosen.join())} />
      </div>
    </fieldset>
  )
}

function ClientFilter({ onChange, onDone }: EditorProps) {
  const pick = (contact: string | null) => {
    if (!contact) return
    onChange(contact)
    onDone()
  }
  return <KnownContactPicker onPick={pick} />
}

function TextFilter({ label, text, onChange, onDone, hint, button }: EditorProps & { hint: string; button: string }) {
  const styles = useFilterEditorStyles()
  const [words, setWords] = useState(text)
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(words)
        onDone()
      }}
    >
      <Field label={label} hint={hint}>
        <Input value={words} maxLength={100} onChange={(_, { value }) => setWords(value)} />
      </Field>
      <Button type="submit" appearance="primary" style={{ marginBottom: '22px' }}>
        {button}
      </Button>
    </form>
  )
}
