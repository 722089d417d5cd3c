/**
 * The limit: plain node:http on the native driver, sessions in memory, BSON copied to JSON. No framework can be faster.
 */
import { createServer } from 'node:http'
import { bsonToJson } from 'api/wire'
import { MongoClient, ObjectId } from 'mongodb'
import { dealProjection, PAGE_SIZE, readQuery, sessionIdOf, setting } from './deal-list.ts'

const client = await new MongoClient(setting('MONGODB_URI'), { maxPoolSize: 8 }).connect()
const db = client.db()
const deals = db.collection('deals')
const sessions = new Map(
  (await db.collection<{ _id: string; viewer: { account: ObjectId } }>('sessions').find().toArray()).map((one) => [
    one._id,
    one.viewer,
  ]),
)

createServer((request, response) => {
  void answer(request.url ?? '', request.headers.cookie).then(
    (body) => response.writeHead(body === null ? 401 : 200, { 'Content-Type': 'application/json' }).end(body),
    () => response.writeHead(500).end(),
  )
}).listen(Number(setting('PORT')))

async function answer(url: string, cookies: string | undefined): Promise<string | null> {
  const viewer = sessions.get(sessionIdOf(cookies))
  if (url === '/ready') return '{}'
  if (!viewer) return null
  const { team, status, representation } = readQuery(url)
  const filter = { account: viewer.account, team: new ObjectId(team), archived: false, status, representation }
  const [rows, counted] = await Promise.all([
    deals
      .find(filter, { projection: dealProjection, raw: true })
      .sort({ updated_at: -1, _id: -1 })
      .limit(PAGE_SIZE)
      .toArray(),
    db.command({ count: 'deals', query: filter }),
  ])
  const results = rows.map((row) => bsonToJson(row as unknown as Buffer).text).join(',')
  return `{"results":[${results}],"count":${Number(counted.n)},"count_is_capped":false,"page":1,"page_size":15,"next_cursor":null}`
}
