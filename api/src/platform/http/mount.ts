/**
 * Mounts operations: matches requests with the contract, validates input, runs the policy, sends the
 * response.
 */
import findMyWay from 'find-my-way'
import type { Context, Middleware } from 'koa'
import { Readable } from 'node:stream'
import type { AnswerGuard } from './answer-guard.ts'
import { hasBody, mediaType, readBody, readFromVisitor } from './body.ts'
import { type ContractOperation, contractOperations, formParts } from '#platform/contract/contract.ts'
import { HttpProblem, invalid } from './errors.ts'
import { etagOf, isKnown, readVersion } from './etag.ts'
import { FileMedia, Media } from './media.ts'
import { type FileReceiver, type FormParts, inMemory, readMultipart } from './multipart.ts'
import type { Operation } from './operation.ts'
import { requireTokenReach } from './policy.ts'
import type { AppState } from './state.ts'
import { inputCheck } from './validators.ts'
import { Json } from '#platform/json/wire.ts'

const MULTIPART = 'multipart/form-data'

/** `bodyTimeoutMs` is how long a body may take to arrive. A form with a file has as long as the server gives a request. */
export type MountOptions = { prefix: string; guardAnswer: AnswerGuard; bodyTimeoutMs: number }

type Exchange = (ctx: Context & { state: AppState }, params: Record<string, string>) => Promise<void>

/** No URL is as long. The contract says how long its parameters are. */
const LONGEST_PARAMETER = 100_000

/**
 * Mounts `operations` under `prefix`. Paths work with and without a trailing slash, and nothing redirects. A method
 * that a path does not have gets 405, even if its last segment could be the id of another path. A tree finds the path:
 * with a list, each new operation would slow down all others.
 */
export function mount(operations: readonly Operation[], options: MountOptions): Middleware<AppState> {
  const paths = findMyWay({ ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER })
  for (const [path, mounted] of Map.groupBy(operations, ({ id }) => inContract(id).path)) {
    const byMethod = new Map(
      mounted.map((operation) => [inContract(operation.id).method.toUpperCase(), exchange(operation, options)]),
    )
    paths.on('GET', options.prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, byMethod)
  }
  return (ctx, next) => {
    const found = paths.find('GET', ctx.path)
    if (!found) return next()
    const byMethod = found.store as ReadonlyMap<string, Exchange>
    const run = byMethod.get(ctx.method === 'HEAD' ? 'GET' : ctx.method) ?? otherMethod([...byMethod.keys()])
    return run(ctx, found.params as Record<string, string>)
  }
}

function inContract(id: string): ContractOperation {
  const found = contractOperations.get(id)
  if (!found) throw new Error(`${id} is not in the contract`)
  return found
}

function otherMethod(methods: readonly string[]): Exchange {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  return async (ctx) => {
    if (ctx.method !== 'OPTIONS') throw new HttpProblem(405, 'Method not allowed', { headers: { Allow: allow } })
    ctx.set('Allow', allow)
    ctx.status = 204
  }
}

function exchange(
  { id, policy, handler, receiver = () => inMemory as FileReceiver<unknown> }: Operation,
  { guardAnswer, bodyTimeoutMs }: MountOptions,
): Exchange {
  const contractOperation = inContract(id)
  const parts = formParts(contractOperation)
  const { method, parameters } = contractOperation
  const takesIfMatch = parameters.some(({ name }) => name === 'If-Match')

  return async (ctx, pathParams) => {
    ctx.state.operation = id
    // Before the policy, so that a program learns what its token lacks, whatever its role.
    requireTokenReach(contractOperation, ctx.state.tokenScopes)
    // Who is not signed in has nothing to forge a request of.
    const viewer = policy(ctx.state.viewer)
    if (!contractOperation.isInNoName) ctx.state.refuseForgery()
    if (method !== 'get' && !takesIfMatch && ctx.req.headers['if-match'] !== undefined)
      throw invalid('If-Match', 'isn’t supported by this call')
    // Compiled with its first request: few processes are asked for everything.
    const input = inputCheck(contractOperation)
    input.headers(ctx.req.headers)
    const params = input.params({ ...pathParams })
    const query = input.query(new URLSearchParams(ctx.querystring))
    const answer = await handler({
      operation: id,
      viewer,
      params,
      query,
      ...(await readInput(ctx, {
        input,
        form: parts && { parts, receiver: receiver({ viewer, params } as never) },
        timeoutMs: bodyTimeoutMs,
      })),
      ifMatch: readVersion(ctx.get('If-Match')),
      idempotencyKey: ctx.get('Idempotency-Key') || undefined,
      requestId: ctx.state.requestId,
      ctx,
    } as never)
    guardAnswer({ operation: contractOperation, status: answer.status, body: answer.body, log: ctx.state.log })
    send(ctx, answer)
  }
}

type Read = { body: unknown; upload?: unknown }
type FormInput = { parts: FormParts; receiver: FileReceiver<unknown> }

type Reading = { input: ReturnType<typeof inputCheck>; form: FormInput | undefined; timeoutMs: number }

async function readInput(ctx: Context, { input, form, timeoutMs }: Reading): Promise<Read> {
  const { required, check, ...accepted } = input.body
  if (accepted.types.length === 0) return { body: undefined }
  if (!hasBody(ctx.req)) {
    if (required) throw invalid('', 'a body is required')
    return { body: undefined }
  }
  if (form && mediaType(ctx.req) === MULTIPART) {
    const content = accepted.takesVisitors ? Readable.from([await readFromVisitor(ctx.req, timeoutMs)]) : ctx.req
    return readMultipart({ headers: ctx.req.headers, content }, { ...form, check: (value) => check(MULTIPART, value) })
  }
  const { type, value } = await readBody(ctx.req, { ...accepted, timeoutMs })
  return { body: check(type, value) }
}

function send(ctx: Context, { status, body }: { status: number; body?: unknown }): void {
  ctx.status = status
  ctx.set('Cache-Control', 'private, no-store')
  if (body === undefined) {
    ctx.body = null
    ctx.status = status
    return
  }
  if (body instanceof Media || body instanceof FileMedia) return body.send(ctx)
  if (body instanceof Json && body.version !== undefined) ctx.set('ETag', etagOf(body))
  // Before the body, which Koa would search for the start of an HTML page.
  ctx.type = 'application/json'
  ctx.body = body instanceof Json ? body.content : JSON.stringify(body)
  if (isKnown(ctx)) ctx.status = 304
}
