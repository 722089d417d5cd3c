import { Field, makeStyles, Popover, PopoverSurface, Radio, RadioGroup } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { dealGroupFieldLabels, WorkspaceView } from 'openapi/codes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { deviceTypeAtom } from 'remote-kit/session'
import { look } from 'ui-kit/theme'
import { cardFieldsText, readCardFields } from '../board/card-fields.ts'
import { columnsText, readColumns, readGroup, withParam } from '../list/list-state.ts'
import { CardFieldChooser } from './CardFieldChooser.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'

const useStyles = makeStyles({
  surface: { width: '300px', maxWidth: 'calc(100vw - 32px)', padding: '12px' },
  heading: { margin: '0 0 2px', fontSize: '12px', lineHeight: '16px', fontWeight: 500, color: look.ink3 },
  groups: { display: 'grid', gridTemplateColumns: '1fr 1fr', margin: '0 -8px 8px' },
})

export interface DisplayPopoverProps {
  view: WorkspaceView
  /** What it hangs on, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/**
 * How deals are shown: groups and columns of a list, fields of cards on a board and on a phone. All of it is in the
 * address. It is fetched whole: a surface that opens empty would never get the focus.
 */
export function DisplayPopover({ view, anchor, onClose }: DisplayPopoverProps) {
  const styles = useStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [params, setParams] = useSearchParams()
  const isList = view === WorkspaceView.list
  const hasColumns = isList && !isPhone
  const setParam = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true })
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'end', offset: 4 }}
      onOpenChange={(event, { open }) => {
        if (open) return
        onClose()
        if (event.type === 'keydown') requestAnimationFrame(() => anchor.focus())
      }}
    >
      <PopoverSurface className={styles.surface} aria-label="Display">
        {isList && <GroupChoice value={readGroup(params) ?? ''} onChange={(group) => setParam('group', group)} />}
        <p className={styles.heading}>{hasColumns ? 'Columns' : 'On each card'}</p>
        {hasColumns ? (
          <ColumnChooser
            columns={readColumns(params)}
            onChange={(columns) => setParam('columns', columnsText(columns))}
          />
        ) : (
          <CardFieldChooser
            fields={readCardFields(params)}
            onChange={(fields) => setParam('card', cardFieldsText(fields))}
          />
        )}
      </PopoverSurface>
    </Popover>
  )
}

function GroupChoice({ value, onChange }: { value: string; onChange: (group: string) => void }) {
  const styles = useStyles()
  // The address follows a moment later than a choice must.
  const [chosen, setChosen] = useState(value)
  return (
    <Field label={{ children: 'Group by', className: styles.heading }}>
      <RadioGroup
        layout="horizontal"
        className={styles.groups}
        value={chosen}
        onChange={(_, { value: group }) => {
          setChosen(group)
          onChange(group)
        }}
      >
        <Radio value="" label="Nothing" />
        {Object.entries(dealGroupFieldLabels).map(([field, label]) => (
          <Radio key={field} value={field} label={label} />
        ))}
      </RadioGroup>
    </Field>
  )
}
