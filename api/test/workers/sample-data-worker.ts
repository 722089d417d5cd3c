/** Adds or removes sample data in its own process, and stops right before it is committed, to be killed there. */
import { Types } from 'mongoose'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { connectDb } from '#platform/db.ts'
import { Change, change } from '#platform/events/change.ts'
import { attachHooks } from '#processes/hooks.ts'
import { addSampleData } from '#processes/sample-data/add-sample-data.command.ts'
import { removeSampleData } from '#processes/sample-data/remove-sample-data.command.ts'

const [uri = '', user = '', what = ''] = process.argv.slice(2)
await connectDb(uri)
attachHooks()
const viewer = await loadViewer(new Types.ObjectId(user))
if (!viewer) throw new Error('There is no such user')
const finish = Reflect.get(Change.prototype, 'finish')
// The deferred work is the last step of a transaction.
Change.prototype.finish = async function () {
  await finish.call(this)
  process.stdout.write(`${String(this.session.id?.id.toString('hex'))}\n`)
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}
const work = what === 'add' ? addSampleData : removeSampleData
await change({ id: viewer.id, account: viewer.account, requestId: 'worker' }, (tx) => work(tx, viewer))
