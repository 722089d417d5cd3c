/** API calls for who a contact is related to, and whom they referred. */
import type { ContactRelationship, RelationshipCreate, RelationshipKind } from 'openapi'
import { relationshipKindLabels } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

const byId = (id: string) => ({ params: { path: { id } } })

/** Who the contact is related to, in both directions. */
export function useRelationships(contact: string) {
  return useApi().useQuery('get', '/contacts/{id}/relationships/', byId(contact), { meta: { silent: true } })
}

/** Whom the contact referred, and what came of it. */
export function useReferrals(contact: string) {
  return useApi().useQuery('get', '/contacts/{id}/referrals/', byId(contact), { meta: { silent: true } })
}

interface Creation {
  /** The idempotency key. Sent twice, they are related once. */
  key: string
  body: RelationshipCreate
}

/** Relates two contacts, with Undo. The dialog shows a refusal itself. */
export function useAddRelationship() {
  const notify = useNotify()
  const remove = useWrite('relationships', (api, id: string) => api.DELETE('/relationships/{id}/', byId(id)))
  return useWrite(
    'relationships',
    (api, { key, body }: Creation) =>
      api.POST('/relationships/', { params: { header: { 'Idempotency-Key': key } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ id }) => notify.success(copy.added, { undo: () => remove.mutate(id) }),
    },
  )
}

interface Turn {
  id: string
  /** On whose page the kind reads so. */
  contact: string
  kind: RelationshipKind
}

/** Changes how the contact of the page is related to another, with Undo. The dialog shows a refusal itself. */
export function useChangeRelationship() {
  const notify = useNotify()
  const undo = useWrite('relationships', (api, { id, ...body }: Turn) =>
    api.PATCH('/relationships/{id}/', { ...byId(id), body }),
  )
  return useWrite(
    'relationships',
    (api, { id, before: _before, ...body }: Turn & { before: RelationshipKind }) =>
      api.PATCH('/relationships/{id}/', { ...byId(id), body }),
    {
      meta: { silent: true },
      onSuccess: (_answer, { id, contact, kind, before }) =>
        notify.success(copy.changed(relationshipKindLabels[kind]), {
          undo: () => undo.mutate({ id, contact, kind: before }),
        }),
    },
  )
}

/** Removes a relationship, with Undo. */
export function useRemoveRelationship(): (relationship: ContactRelationship) => void {
  const notify = useNotify()
  const restore = useWrite('relationships', (api, id: string) => api.POST('/relationships/{id}/restore/', byId(id)))
  const { mutate } = useWrite(
    'relationships',
    (api, { id }: ContactRelationship) => api.DELETE('/relationships/{id}/', byId(id)),
    { onSuccess: (_answer, { id }) => notify.success(copy.removed, { undo: () => restore.mutate(id) }) },
  )
  return (relationship) => mutate(relationship)
}
