import { Button } from '@fluentui/react-components'
import type { CustomField } from 'openapi'
import { type CustomFieldEntity, customFieldKindLabels } from 'openapi/codes'
import { Panel } from 'ui-kit/Panel'
import { useRetireField } from './custom-fields.api.ts'
import { useCustomFieldsStyles } from './CustomFields.styles.ts'
import { FieldList } from './FieldList.tsx'
import { copy } from './copy.ts'

/** The open dialog: a new field, or one to change. */
export type FieldToEdit = { entity: CustomFieldEntity; field?: CustomField }

export interface FieldPanelProps {
  entity: CustomFieldEntity
  /** Those in use, in order. */
  fields: readonly CustomField[]
  retired: readonly CustomField[]
  onEdit: (edited: FieldToEdit) => void
}

/** The fields of contacts or of deals. */
export function FieldPanel({ entity, fields, retired, onEdit }: FieldPanelProps) {
  const styles = useCustomFieldsStyles()
  return (
    <Panel
      title={copy.list.titles[entity]}
      actions={
        <Button size="small" aria-label={copy.list.addTo[entity]} onClick={() => onEdit({ entity })}>
          {copy.list.add}
        </Button>
      }
    >
      {fields.length === 0 ? (
        <p className={styles.none}>{copy.list.none[entity]}</p>
      ) : (
        <FieldList label={copy.list.label[entity]} fields={fields} onEdit={(field) => onEdit({ entity, field })} />
      )}
      {retired.length > 0 && <RetiredFields fields={retired} />}
    </Panel>
  )
}

function RetiredFields({ fields }: { fields: readonly CustomField[] }) {
  const styles = useCustomFieldsStyles()
  const retire = useRetireField()
  return (
    <div className={styles.retired}>
      <h3 className={styles.retiredTitle}>{copy.retired.title(fields.length)}</h3>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field.id} className={styles.row}>
            <div className={styles.facts}>
              <div className={styles.name}>{field.name}</div>
              <div className={styles.kind}>{customFieldKindLabels[field.kind]}</div>
            </div>
            <Button
              size="small"
              aria-label={copy.retired.restoreField(field.name)}
              onClick={() => retire({ field, retired: false })}
            >
              {copy.retired.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
