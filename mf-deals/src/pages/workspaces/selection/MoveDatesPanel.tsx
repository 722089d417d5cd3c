import { Field, Input } from '@fluentui/react-components'
import type { DealDateName, DealsChange } from 'openapi'
import { dealDateNameLabels } from 'openapi/codes'
import { useState } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { dealDateNames } from '#parts/deals/deal-dates.ts'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { AgreedChangePanel } from './AgreedChangePanel.tsx'
import type { BulkPanelProps } from './bulk-actions.ts'
import { copy } from './copy.ts'
import { useMoveDatesPanelStyles } from './MoveDatesPanel.styles.ts'

/** Closing a deal sets its actual closing. */
const dates = dealDateNames
  .filter((name) => name !== 'actual_close')
  .map((value) => ({ value, label: dealDateNameLabels[value] }))

const ways = [
  { value: 'shift' as const, label: copy.moveDatesPanel.shift },
  { value: 'day' as const, label: copy.moveDatesPanel.set },
]

const FURTHEST = 365

/** Moves one date of many deals, by days or to a day, with all that follows it. */
export function MoveDatesPanel({ deals, onChanged, onClose }: BulkPanelProps) {
  const styles = useMoveDatesPanelStyles()
  const [date, setDate] = useState<DealDateName>('closing')
  const [way, setWay] = useState<'shift' | 'day'>('shift')
  const [shift, setShift] = useState('7')
  const [day, setDay] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  const changeOf = (): DealsChange | null => {
    const days = Number(shift)
    const isOff = way === 'day' ? !day : !Number.isInteger(days) || days === 0 || Math.abs(days) > FURTHEST
    setProblem(isOff ? copy.moveDatesPanel.problem[way] : null)
    if (isOff) return null
    return { action: 'dates', deals, dates: { date, ...(way === 'day' ? { day } : { shift_days: days }) } }
  }

  return (
    <AgreedChangePanel
      title={copy.moveDatesPanel.title(formatQuantity(deals.length, 'deal'))}
      action={copy.moveDatesPanel.submit}
      changeOf={changeOf}
      onChanged={onChanged}
      onClose={onClose}
    >
      <ChoiceField label={copy.moveDatesPanel.date} value={date} options={dates} onChange={setDate} />
      <div className={styles.pair}>
        <ChoiceField label={copy.moveDatesPanel.how} value={way} options={ways} onChange={setWay} />
        {way === 'shift' ? (
          <Field label={copy.moveDatesPanel.days} hint={copy.moveDatesPanel.daysHint} validationMessage={problem}>
            <Input type="number" value={shift} onChange={(_, { value }) => setShift(value)} />
          </Field>
        ) : (
          <Field label={copy.moveDatesPanel.day} validationMessage={problem}>
            <Input type="date" value={day} onChange={(_, { value }) => setDay(value)} />
          </Field>
        )}
      </div>
      <Hint>{copy.moveDatesPanel.hint}</Hint>
    </AgreedChangePanel>
  )
}
