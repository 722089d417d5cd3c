/** Runs an import in its own process, and stops right before the second part is committed, to be killed there. */
import { Types } from 'mongoose'
import { connectDb } from '#platform/db.ts'
import { Change } from '#platform/events/change.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'
import { runImport } from '#processes/imports/run-import.command.ts'

const [uri = '', id = ''] = process.argv.slice(2)
await connectDb(uri)
const finish = Reflect.get(Change.prototype, 'finish')
let parts = 0
// The deferred work is the last step of a transaction.
Change.prototype.finish = async function () {
  await finish.call(this)
  if (++parts < 2) return
  process.stdout.write(`${String(this.session.id?.id.toString('hex'))}\n`)
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}
await runImport(await ImportModel.findById(new Types.ObjectId(id)).orFail())
