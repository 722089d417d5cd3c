/** Fastify on the native driver, written for speed: session from the database, projection, countDocuments. */
import fastify from 'fastify'
import { MongoClient, ObjectId } from 'mongodb'
import { dealProjection, PAGE_SIZE, pageOf, readQuery, renamed, sessionIdOf, setting } from './deal-list.ts'

const client = await new MongoClient(setting('MONGODB_URI'), { maxPoolSize: 8 }).connect()
const deals = client.db().collection('deals')
const sessions = client.db().collection<{ _id: string; viewer: { account: ObjectId } }>('sessions')

const app = fastify()
app.get('/ready', () => ({}))
app.get('/api/v1/deals/', async (request, reply) => {
  const session = await sessions.findOne({ _id: sessionIdOf(request.headers.cookie), expires_at: { $gt: new Date() } })
  if (!session) return reply.code(401).send({})
  const { team, status, representation } = readQuery(request.url)
  const filter = {
    account: session.viewer.account,
    team: new ObjectId(team),
    archived: false,
    status,
    representation,
  }
  const [rows, count] = await Promise.all([
    deals.find(filter, { projection: dealProjection }).sort({ updated_at: -1, _id: -1 }).limit(PAGE_SIZE).toArray(),
    deals.countDocuments(filter),
  ])
  return pageOf(rows.map(renamed), count)
})
await app.listen({ port: Number(setting('PORT')), host: '127.0.0.1' })
