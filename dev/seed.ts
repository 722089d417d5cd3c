/**
 * Fills an empty database with demo data. A database with users is not changed.
 * A separate program, so that `npm start` does not keep its memory: `MONGODB_URI=… node dev/seed.ts`.
 */
import { MongoClient } from 'mongodb'
import { seedDemo } from './demo/seed.ts'

const uri = process.env['MONGODB_URI']
if (!uri) {
  console.error('MONGODB_URI is not set: dev/seed.ts does not guess which database to fill.')
  process.exit(2)
}
const client = new MongoClient(uri)
try {
  const db = client.db()
  // Partial demo data of an interrupted start is removed. No one can have used it yet.
  const progress = db.collection<{ _id: string; finished: boolean }>('demo_data')
  if ((await progress.findOne({ _id: 'seed' }))?.finished === false) await db.dropDatabase()
  if ((await db.collection('users').estimatedDocumentCount()) === 0) {
    await progress.updateOne({ _id: 'seed' }, { $set: { finished: false } }, { upsert: true })
    await seedDemo(uri)
    await progress.updateOne({ _id: 'seed' }, { $set: { finished: true } })
  }
} finally {
  await client.close()
}
