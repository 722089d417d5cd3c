import { Types } from 'mongoose'
import { appendEvents } from '#platform/events/append-events.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Subject } from './subject.query.ts'

/** Records who took the data of whom. It changes no record, so it has a stream of its own. */
export async function recordPersonalDataExport(
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  { account, kind, id }: Subject,
): Promise<void> {
  await appendEvents([
    {
      _id: new Types.ObjectId(),
      account,
      stream: new Types.ObjectId(),
      at: new Date(),
      actor: viewer.id,
      entity: kind,
      entity_id: id,
      op: 'export_personal_data',
      diff: [],
      follows: [],
      cause: null,
      request_id: requestId,
    },
  ])
}
