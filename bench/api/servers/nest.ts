/** NestJS with mongoose documents. Its decorators are called as functions: Node runs TypeScript by stripping types only. */
import 'reflect-metadata'
import { Controller, Get, HttpCode, Module, Req, UnauthorizedException } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { readQuery, setting } from './deal-list.ts'
import { connect, listDeals } from './mongoose-deals.ts'

type NestRequest = { headers: { cookie?: string }; originalUrl: string }

class DealsController {
  ready() {
    return {}
  }

  async list(request: NestRequest) {
    const page = await listDeals(request.headers.cookie, readQuery(request.originalUrl))
    if (!page) throw new UnauthorizedException()
    return page
  }
}

function decorate(method: 'ready' | 'list', path: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(DealsController.prototype, method)
  if (!descriptor) throw new Error(`${method} is missing`)
  Get(path)(DealsController.prototype, method, descriptor)
  HttpCode(200)(DealsController.prototype, method, descriptor)
}

decorate('ready', 'ready')
decorate('list', 'api/v1/deals')
Req()(DealsController.prototype, 'list', 0)
Controller()(DealsController)

class BenchModule {}
Module({ controllers: [DealsController] })(BenchModule)

await connect()
const app = await NestFactory.create(BenchModule, { logger: ['error'] })
await app.listen(Number(setting('PORT')), '127.0.0.1')
