import { Button, MenuItem } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Contact, ContactRelationship } from 'openapi'
import { relationshipKindLabels } from 'openapi/codes'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useRelationships, useRemoveRelationship } from './relationships.api.ts'
import { useRelationshipsStyles } from './Relationships.styles.ts'

const RelationshipDialog = lazyPart(async () => (await import('./RelationshipDialog.tsx')).RelationshipDialog)

/** Who a contact is related to: their spouse, their lender, who referred them and whom they referred. */
export function Relationships({ contact }: { contact: Contact }) {
  const styles = useRelationshipsStyles()
  const { data, error, isPending, refetch } = useRelationships(contact.id)
  const id = useId()
  const [isAdding, setIsAdding] = useState(false)
  const [changed, setChanged] = useState<ContactRelationship | null>(null)
  return (
    <Panel
      title={copy.title}
      actions={
        <Button
          size="small"
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={copy.addLabel}
          {...RelationshipDialog.onApproach}
          onClick={() => setIsAdding(true)}
        >
          {copy.add}
        </Button>
      }
    >
      {isPending && <SkeletonRows label={copy.loading} rows={2} />}
      {error && !data && <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />}
      {data?.results.length === 0 && <Hint>{copy.empty}</Hint>}
      {[...Map.groupBy(data?.results ?? [], ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind} className={styles.group} aria-labelledby={`${id}-${kind}`}>
          <h3 id={`${id}-${kind}`} className={styles.kind}>
            {relationshipKindLabels[kind]}
          </h3>
          <ul className={styles.list}>
            {ofKind.map((one) => (
              <Row key={one.id} relationship={one} onChange={() => setChanged(one)} />
            ))}
          </ul>
        </section>
      ))}
      {isAdding && <RelationshipDialog contact={contact} onClose={() => setIsAdding(false)} />}
      {changed && <RelationshipDialog contact={contact} changed={changed} onClose={() => setChanged(null)} />}
    </Panel>
  )
}

function Row({ relationship, onChange }: { relationship: ContactRelationship; onChange: () => void }) {
  const styles = useRelationshipsStyles()
  const addressOf = useContactPageAddress()
  const remove = useRemoveRelationship()
  const { contact } = relationship
  const name = contact.name || copy.nameless
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={addressOf(contact.id)}>
        {name}
      </Link>
      <ActionsMenu label={copy.actions(name)}>
        <MenuItem onClick={onChange}>{copy.change}</MenuItem>
        <MenuItem onClick={() => remove(relationship)}>{copy.remove}</MenuItem>
      </ActionsMenu>
    </li>
  )
}
