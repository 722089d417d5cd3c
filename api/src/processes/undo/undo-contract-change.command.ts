/** Undoes a change of a contract, or the adding or deleting of a backup offer. */
import type { FieldError, Undone } from 'openapi'
import { ContractState } from 'openapi/codes'
import { type DealContractDocument, DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import type { Change } from '#platform/events/change.ts'
import { madeBy, same } from '#platform/events/diff.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { undoWay, writtenFields } from '#processes/deal-history/undoable.policy.ts'
import { fieldsBefore, recovery, storedForm } from './deleted-record.ts'
import { presentUndone } from './present-undone.ts'
import { putBack, valueAt } from './put-back.ts'
import { changedSince, requireMayUndo } from './refuse-undo.ts'
import { type EventToUndo, readDeal } from './subject.query.ts'

/** @throws 404 if the viewer may not see the deal, 403 if they may not undo the event, 409 naming what has changed since */
export async function undoContractChange(change: Change, viewer: Viewer, event: EventToUndo): Promise<Undone> {
  const deal = await readDeal(change, viewer, event)
  if (!deal) throw notFound()
  requireMayUndo(viewer, event)
  const contract = await DealContractModel.findById(event.entity_id).session(change.session)
  const before = change.eventIds.length
  if (undoWay(event) === 'recover') await recover(change, event, contract)
  else await takeBack(change, event, contract)
  return presentUndone(change, viewer, change.eventIds[before] ?? '')
}

async function recover(change: Change, event: EventToUndo, found: DealContractDocument | null): Promise<void> {
  if (found) throw changedSince([{ field: 'deal_contract', reason: 'is already there' }])
  const offer = new DealContractModel(fieldsBefore(change, event))
  const stored = storedForm(offer)
  await DealContractModel.collection.insertOne(stored, { session: change.session })
  change.recordChange(offer, 'recover', { stream: event.stream, diff: recovery(stored), cause: event.id })
}

async function takeBack(change: Change, event: EventToUndo, contract: DealContractDocument | null): Promise<void> {
  if (!contract) throw changedSince([{ field: 'deal_contract', reason: 'no longer exists' }])
  const since = changesSince(event, contract)
  if (since.length > 0) throw changedSince(since)
  const told = { stream: event.stream, cause: event.id }
  if (undoWay(event) === 'remove') return change.delete(contract, { ...told, also: madeBy(contract) })
  for (const { path, from } of event.diff) putBack(contract, path, from)
  return change.save(contract, { op: 'undo', ...told })
}

/** The terms, which follow the deal once an offer is accepted. */
const TERMS: ReadonlySet<string> = new Set(['parties', 'sale_price', 'earnest_money', 'dates'])

function changesSince(event: EventToUndo, contract: DealContractDocument): FieldError[] {
  const then = new Map(event.diff.map(({ path, to }) => [path, to]))
  const isWhole = undoWay(event) === 'remove'
  const paths = isWhole ? writtenFields(event.entity) : [...then.keys()]
  const isAccepted = contract.state !== ContractState.backup
  return paths.flatMap((field): FieldError[] => {
    const isTerm = TERMS.has(field.split('.')[0] ?? '')
    if (isAccepted && (isWhole || isTerm))
      return [{ field, reason: 'belongs to an offer that has been accepted since then' }]
    return same(valueAt(contract, field), then.get(field) ?? null) ? [] : [{ field, reason: 'has changed since then' }]
  })
}
