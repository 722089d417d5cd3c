import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { copy } from './copy.ts'
import { pricesText, readPrices } from './price-range.ts'
import { usePriceEditorStyles } from './PriceEditor.styles.ts'

const CENTS = 100
/** Longer than any price, and still a safe number. */
const LONGEST = 12

const dollars = (cents: number | undefined) => (cents === undefined ? '' : String(cents / CENTS))
const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, LONGEST)
const cents = (text: string) => (text === '' ? {} : { cents: Number(text) * CENTS })

export interface PriceEditorProps {
  label: string
  text: string
  onChange: (text: string) => void
  onDone: () => void
}

/** Edits a range of prices, in whole dollars. */
export function PriceEditor({ label, text, onChange, onDone }: PriceEditorProps) {
  const styles = usePriceEditorStyles()
  const range = readPrices(text)
  const [from, setFrom] = useState(dollars(range.from))
  const [to, setTo] = useState(dollars(range.to))
  const [least, most] = [cents(from).cents, cents(to).cents]
  const isReversed = least !== undefined && most !== undefined && most < least
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReversed) return
        onChange(pricesText({ ...(least !== undefined && { from: least }), ...(most !== undefined && { to: most }) }))
        onDone()
      }}
    >
      <span className={styles.legend}>{label}</span>
      <Field label={copy.priceEditor.from}>
        <Input inputMode="numeric" contentBefore="$" value={from} onChange={(_, { value }) => setFrom(digits(value))} />
      </Field>
      <Field label={copy.priceEditor.upTo} validationMessage={isReversed ? copy.priceEditor.low : null}>
        <Input inputMode="numeric" contentBefore="$" value={to} onChange={(_, { value }) => setTo(digits(value))} />
      </Field>
      <Button type="submit" appearance="primary">
        {copy.priceEditor.apply}
      </Button>
    </form>
  )
}
