import { Input, type InputProps } from '@fluentui/react-components'
import { useState } from 'react'
import { FIRST_DAY } from '../format/days.ts'

export type DayFilterInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  /** "2026-12-01", or empty. */
  value: string
  onChange: (day: string) => void
}

/** A day by which a list is filtered. A year that is being typed filters nothing until it's whole. */
export function DayFilterInput({ value, onChange, ...input }: DayFilterInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Input
      {...input}
      type="date"
      value={typed ?? value}
      onChange={(_, { value: day }) => {
        const isWhole = day === '' || day >= FIRST_DAY
        setTyped(isWhole ? null : day)
        if (isWhole) onChange(day)
      }}
      onBlur={(event) => {
        setTyped(null)
        input.onBlur?.(event)
      }}
    />
  )
}
