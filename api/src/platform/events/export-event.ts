/**
 * The event of a list that left as a file: who took it, which, how many rows and by which filters, and nothing of what it holds.
 * It changes no record, so it has a stream of its own, as security-event.ts says.
 */
import { Types } from 'mongoose'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Exported } from '#platform/reads/csv-file.ts'
import { appendEvents } from './append-events.ts'

type ExportRequest = {
  viewer: Viewer
  requestId: string
  /** What the list was asked for with. */
  query: object
}

/** What tells the audit of a file, once all of it is read or the connection broke off. */
export const recordExport =
  ({ viewer, requestId, query }: ExportRequest) =>
  async ({ list, rows, isWhole }: Exported): Promise<void> => {
    const facts = { list, rows, ...(!isWhole && { broken_off: true }) }
    await appendEvents([
      {
        _id: new Types.ObjectId(),
        account: viewer.account,
        stream: new Types.ObjectId(),
        at: new Date(),
        actor: viewer.id,
        entity: 'export',
        entity_id: new Types.ObjectId(),
        op: 'export',
        diff: [...Object.entries(facts), ...asked(query)].map(([path, to]) => ({ path, from: null, to })),
        follows: [],
        cause: null,
        request_id: requestId,
      },
    ])
  }

/** The columns that were chosen, and the filters. In which order the rows came is nobody's question. */
const asked = (query: object): [string, unknown][] =>
  Object.entries(query).flatMap(([name, value]) =>
    name === 'sort' ? [] : [[name === 'columns' ? name : `filters.${name}`, value]],
  )
