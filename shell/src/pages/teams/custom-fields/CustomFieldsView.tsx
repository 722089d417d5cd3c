import { Button } from '@fluentui/react-components'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { CustomFieldEntity } from 'openapi/codes'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useFields } from './custom-fields.api.ts'
import { useCustomFieldsStyles } from './CustomFields.styles.ts'
import { FieldPanel, type FieldToEdit } from './FieldPanel.tsx'
import { copy } from './copy.ts'

const FieldDialog = lazyPart(async () => (await import('./FieldDialog.tsx')).FieldDialog)

const ENTITIES = Object.values(CustomFieldEntity)

/** `/agent/teams?view=fields`: the fields that the account adds to its contacts and deals. */
export function CustomFieldsView() {
  const styles = useCustomFieldsStyles()
  const [edited, setEdited] = useState<FieldToEdit | null>(null)
  const contacts = { used: useFields('contact', false), retired: useFields('contact', true) }
  const deals = { used: useFields('deal', false), retired: useFields('deal', true) }
  const queries = [contacts.used, contacts.retired, deals.used, deals.retired]
  const failed = queries.find(({ isLoadingError }) => isLoadingError)
  const isEmpty = queries.every(({ data }) => data?.results.length === 0)
  if (failed) {
    const retry = () => queries.forEach((query) => void query.refetch())
    return <ErrorState title={copy.view.failed} error={failed.error} onRetry={retry} />
  }
  if (queries.some(({ data }) => !data)) return <SkeletonRows label={copy.view.loading} rows={6} />
  const of = { contact: contacts, deal: deals }
  return (
    <>
      {isEmpty ? (
        <EmptyState
          icon={<FormRegular />}
          title={copy.view.emptyTitle}
          action={
            <Button appearance="primary" onClick={() => setEdited({ entity: 'contact' })}>
              {copy.view.create}
            </Button>
          }
        >
          {copy.view.empty}
        </EmptyState>
      ) : (
        <>
          <div className={styles.intro}>
            <Hint>{copy.view.intro}</Hint>
          </div>
          <div className={styles.panels}>
            {ENTITIES.map((entity) => (
              <FieldPanel
                key={entity}
                entity={entity}
                fields={of[entity].used.data?.results ?? []}
                retired={of[entity].retired.data?.results ?? []}
                onEdit={setEdited}
              />
            ))}
          </div>
        </>
      )}
      {edited && <FieldDialog key={edited.field?.id ?? 'new'} {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}
