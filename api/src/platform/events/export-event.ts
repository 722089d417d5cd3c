/**
 * The event of a list export: who exported which list, how many rows and with which filters. The contents are not
 * recorded. It changes no record, so it has its own stream, like those in security-event.ts.
 */
import { Types } from 'mongoose'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Exported } from '#platform/reads/csv-file.ts'
import { appendEvents } from './append-events.ts'

type ExportRequest = {
  viewer: Viewer
  requestId: string
  /** The query of the list. */
  query: object
}

/** Records the export in the audit log once the file is fully read or the connection breaks off. */
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

const OWN_NAMES: ReadonlySet<string> = new Set(['columns', 'format'])

/** The chosen columns, the form of the file and the filters. The sort order does not matter to an audit. */
const asked = (query: object): [string, unknown][] =>
  Object.entries(query).flatMap(([name, value]) =>
    name === 'sort' ? [] : [[OWN_NAMES.has(name) ? name : `filters.${name}`, value]],
  )
