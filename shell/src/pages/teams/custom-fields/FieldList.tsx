import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import type { CustomField } from 'openapi'
import { customFieldKindLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { FactLine } from 'ui-kit/FactLine'
import { HiddenText } from 'ui-kit/HiddenText'
import { useOrderedRows } from '#parts/lists/use-ordered-rows.ts'
import { useOrderFields, useRetireField } from './custom-fields.api.ts'
import { useCustomFieldsStyles } from './CustomFields.styles.ts'
import { copy } from './copy.ts'

export interface FieldListProps {
  label: string
  fields: readonly CustomField[]
  onEdit: (field: CustomField) => void
}

/** The fields in use, put in order by dragging or by buttons. */
export function FieldList({ label, fields, onEdit }: FieldListProps) {
  const styles = useCustomFieldsStyles()
  const { place, error } = useOrderFields(fields)
  const styleOf = ({ isAway, isAbove, isBelow }: { isAway: boolean; isAbove: boolean; isBelow: boolean }) =>
    mergeClasses(styles.row, styles.draggable, isAway && styles.away, isAbove && styles.above, isBelow && styles.below)
  const [said, say] = useState('')
  const rows = useOrderedRows({
    count: fields.length,
    move: (from, to) => {
      const { id = '', name = '' } = fields[from] ?? {}
      place(id, to)
      say(copy.list.place(name, to + 1, fields.length))
    },
  })

  return (
    <>
      <FormProblem error={error} />
      <ol className={styles.list} aria-label={label}>
        {fields.map((field, at) => (
          <li key={field.id} draggable {...rows.handlersOf(at)} className={styleOf(rows.lookOf(at))}>
            <ReOrderDotsVerticalRegular className={styles.grip} fontSize={16} aria-hidden />
            <div className={styles.facts}>
              <div className={styles.name}>{field.name}</div>
              <div className={styles.kind}>
                <FactLine facts={factsOf(field)} />
              </div>
            </div>
            <div className={styles.actions}>
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowUpRegular />}
                aria-label={copy.list.up(field.name)}
                disabledFocusable={at === 0}
                onClick={rows.step(at, at - 1)}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowDownRegular />}
                aria-label={copy.list.down(field.name)}
                disabledFocusable={at === fields.length - 1}
                onClick={rows.step(at, at + 1)}
              />
              <FieldMenu field={field} onEdit={() => onEdit(field)} />
            </div>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <HiddenText>{said}</HiddenText>
      </div>
    </>
  )
}

function factsOf({ kind, options }: CustomField): string[] {
  const used = options.filter(({ retired }) => !retired).length
  return [customFieldKindLabels[kind], ...(used > 0 ? [copy.list.options(used)] : [])]
}

function FieldMenu({ field, onEdit }: { field: CustomField; onEdit: () => void }) {
  const retire = useRetireField()
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={copy.list.actions(field.name)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onEdit}>{copy.list.edit}</MenuItem>
          <MenuItem onClick={() => retire({ field, retired: true })}>{copy.list.retire}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
