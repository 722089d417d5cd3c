import { Button, Checkbox, Field, Input, makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { closingQuery, closingText, NEXT_DAYS } from './closing-range.ts'
import { type FilterField, filterLabels, isCodeField } from './deal-filters.ts'
import { type Choice, choicesOf, type FilterChoices } from './filter-words.ts'

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', maxHeight: '320px', overflowY: 'auto', margin: '0 -8px' },
  fieldset: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: 600 },
  days: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '8px' },
  words: { display: 'flex', alignItems: 'flex-end', gap: '8px' },
})

export interface FilterEditorProps {
  field: FilterField
  text: string
  choices: FilterChoices
  onChange: (text: string) => void
  /** The value is complete: the editor can go. */
  onDone: () => void
}

/** Edits one filter: codes by checkboxes, records by radios, days by ranges, words by typing. It takes effect at once. */
export function FilterEditor({ field, text, choices, onChange, onDone }: FilterEditorProps) {
  // The address follows a moment later than a checkbox must.
  const [draft, setDraft] = useState(text)
  const change = (next: string) => {
    setDraft(next)
    onChange(next)
  }
  const props = {
    label: filterLabels[field],
    options: choicesOf(field, choices),
    text: draft,
    onChange: change,
    onDone,
  }
  if (isCodeField(field)) return <Several {...props} />
  if (field === 'closing') return <Closing {...props} />
  return field === 'q' ? <Words {...props} /> : <OneOf {...props} />
}

interface EditorProps {
  label: string
  options: readonly Choice[]
  text: string
  onChange: (text: string) => void
  onDone: () => void
}

function Several({ label, options, text, onChange }: EditorProps) {
  const styles = useStyles()
  const chosen = text.split(',')
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(_, { checked }) => {
              const isOn = (option: Choice) => (option.value === value ? checked : chosen.includes(option.value))
              onChange(
                options
                  .filter(isOn)
                  .map((option) => option.value)
                  .join(),
              )
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

function OneOf({ label, options, text, onChange, onDone }: EditorProps) {
  const styles = useStyles()
  return (
    <Field label={label}>
      <RadioGroup
        className={styles.choices}
        value={text}
        onChange={(_, { value }) => {
          onChange(value)
          onDone()
        }}
      >
        {options.map(({ value, label: name }) => (
          <Radio key={value} value={value} label={name} />
        ))}
      </RadioGroup>
    </Field>
  )
}

function Closing({ label, text, onChange, onDone }: EditorProps) {
  const styles = useStyles()
  const range = text.startsWith('next-') ? {} : closingQuery(text)
  return (
    <>
      <Field label={label}>
        <RadioGroup
          className={styles.choices}
          value={text}
          onChange={(_, { value }) => {
            onChange(value)
            onDone()
          }}
        >
          {NEXT_DAYS.map((days) => (
            <Radio key={days} value={`next-${days}`} label={`Next ${days} days`} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.days}>
        <Field label="From">
          <Input
            type="date"
            value={range.closing_from ?? ''}
            onChange={(_, { value }) => onChange(closingText({ ...range, closing_from: value }))}
          />
        </Field>
        <Field label="Until">
          <Input
            type="date"
            value={range.closing_to ?? ''}
            onChange={(_, { value }) => onChange(closingText({ ...range, closing_to: value }))}
          />
        </Field>
      </div>
    </>
  )
}

function Words({ label, text, onChange, onDone }: EditorProps) {
  const styles = useStyles()
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
      <Field label={label} hint="A name, address, MLS number or client. Typos are forgiven.">
        <Input value={words} maxLength={100} onChange={(_, { value }) => setWords(value)} />
      </Field>
      <Button type="submit" appearance="primary" style={{ marginBottom: '22px' }}>
        Search
      </Button>
    </form>
  )
}
