/** Express with mongoose documents. */
import express from 'express'
import { readQuery, setting } from './deal-list.ts'
import { connect, listDeals } from './mongoose-deals.ts'

await connect()
const app = express()
app.get('/ready', (_request, response) => void response.json({}))
app.get('/api/v1/deals/', async (request, response) => {
  const page = await listDeals(request.headers.cookie, readQuery(request.originalUrl))
  response.status(page ? 200 : 401).json(page ?? {})
})
app.listen(Number(setting('PORT')), '127.0.0.1')
