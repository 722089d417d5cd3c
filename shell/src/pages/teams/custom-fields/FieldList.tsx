import { MenuItem } from '@fluentui/react-components'
import type { CustomField } from 'openapi'
import { customFieldKindLabels } from 'openapi/codes'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { FactLine } from 'ui-kit/FactLine'
import { OrderedList, OrderedRow } from '#parts/lists/OrderedList.tsx'
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
  const order = useOrderedRows(
    fields.map(({ name }) => name),
    (from, to) => place(fields[from]?.id ?? '', to),
  )
  return (
    <>
      <FormProblem error={error} />
      <OrderedList label={label} order={order}>
        {fields.map((field, at) => (
          <OrderedRow
            key={field.id}
            order={order}
            at={at}
            menu={<FieldMenu field={field} onEdit={() => onEdit(field)} />}
          >
            <div className={styles.facts}>
              <div className={styles.name}>{field.name}</div>
              <div className={styles.kind}>
                <FactLine facts={factsOf(field)} />
              </div>
            </div>
          </OrderedRow>
        ))}
      </OrderedList>
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
    <ActionsMenu label={copy.list.actions(field.name)}>
      <MenuItem onClick={onEdit}>{copy.list.edit}</MenuItem>
      <MenuItem onClick={() => retire({ field, retired: true })}>{copy.list.retire}</MenuItem>
    </ActionsMenu>
  )
}
