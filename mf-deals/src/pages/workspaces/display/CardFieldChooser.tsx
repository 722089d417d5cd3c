import { Button, Checkbox, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { type CardField, cardFieldLabels, cardFields, usualCardFields } from '#pages/workspaces/cards/card-fields.ts'
import { useChooserStyles } from 'ui-kit/chooser-styles'
import { copy } from './copy.ts'

export interface CardFieldChooserProps {
  /** The visible fields. */
  fields: readonly CardField[]
  onChange: (fields: readonly CardField[]) => void
}

/** Chooses the fields that cards show next to the name. */
export function CardFieldChooser({ fields, onChange }: CardFieldChooserProps) {
  const styles = useChooserStyles()
  // The URL updates a moment later than a checkbox must.
  const [shown, setShown] = useState<ReadonlySet<CardField>>(() => new Set(fields))
  const change = (next: ReadonlySet<CardField>) => {
    setShown(next)
    onChange([...next])
  }
  const toggle = (field: CardField) => {
    const next = new Set(shown)
    if (!next.delete(field)) next.add(field)
    change(next)
  }
  return (
    <>
      <ul className={mergeClasses(styles.list, styles.pairs)} aria-label={copy.cardFieldChooser.label}>
        {cardFields.map((field) => (
          <li key={field} className={styles.row}>
            <span className={styles.box}>
              <Checkbox label={cardFieldLabels[field]} checked={shown.has(field)} onChange={() => toggle(field)} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="small" onClick={() => change(new Set(usualCardFields))}>
          {copy.cardFieldChooser.reset}
        </Button>
      </div>
    </>
  )
}
