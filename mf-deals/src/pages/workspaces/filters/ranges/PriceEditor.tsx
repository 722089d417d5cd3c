import { Button, Field, Input } from '@fluentui/react-components'
import { type SubmitEvent, useState } from 'react'
import { moneyCodec } from '#parts/inline-edit/codecs.ts'
import { copy } from './copy.ts'
import { pricesText, readPrices } from './price-range.ts'
import { usePriceEditorStyles } from './PriceEditor.styles.ts'

export interface PriceEditorProps {
  label: string
  text: string
  onChange: (text: string) => void
  onDone: () => void
}

/** Edits a range of prices, typed as elsewhere: "512,000", "512k". */
export function PriceEditor({ label, text, onChange, onDone }: PriceEditorProps) {
  const styles = usePriceEditorStyles()
  const { from = null, to = null } = readPrices(text)
  const [typed, setTyped] = useState([from, to].map(moneyCodec.toText))
  const [reasons, setReasons] = useState<readonly string[]>([])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = typed.map(moneyCodec.parse)
    const [least, most] = read.map((end) => ('value' in end ? end.value : null))
    const isReversed = typeof least === 'number' && typeof most === 'number' && most < least
    const refused = read.map((end, at) =>
      'reason' in end ? end.reason : at === 1 && isReversed ? copy.priceEditor.low : '',
    )
    setReasons(refused)
    if (refused.some(Boolean)) return
    onChange(
      pricesText({ ...(typeof least === 'number' && { from: least }), ...(typeof most === 'number' && { to: most }) }),
    )
    onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <span className={styles.legend}>{label}</span>
      {[copy.priceEditor.from, copy.priceEditor.upTo].map((name, at) => (
        <Field key={name} label={name} validationMessage={reasons[at] || null}>
          <Input
            inputMode="decimal"
            contentBefore="$"
            value={typed[at] ?? ''}
            onChange={(_, { value }) => {
              setTyped(typed.with(at, value))
              setReasons([])
            }}
          />
        </Field>
      ))}
      <Button type="submit" appearance="primary">
        {copy.priceEditor.apply}
      </Button>
    </form>
  )
}
