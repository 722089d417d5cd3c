/** Assigns leads of a source in its own process, each in a transaction, and prints who got how many. */
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { connectDb, disconnectDb } from '#platform/db.ts'
import { change } from '#platform/events/change.ts'
import { assignLead } from '#processes/lead-routing/lead-desk.ts'
import { holdLine } from '#processes/lead-routing/lead-line.ts'

const [uri = '', source = '', count = '0'] = process.argv.slice(2)

await connectDb(uri)
const found = await LeadSourceModel.findById(source).orFail()
const got: Record<string, number> = {}
for (let n = 0; n < Number(count); n++) {
  const { owner } = await change({ id: null, account: found.account, requestId: `lead-${n}` }, async (tx) => {
    await holdLine(tx, found.account)
    return assignLead(tx, found, {})
  })
  got[String(owner)] = (got[String(owner)] ?? 0) + 1
}
console.log(JSON.stringify(got))
await disconnectDb()
