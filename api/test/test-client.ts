/** A client of the API that keeps cookies and sends the CSRF header, as a browser does. */
import type { Problem } from 'openapi'
import type { Answered, Known, Method } from './contract-answers.ts'

export const TEST_PASSWORD = 'protracker-demo'

export type TestAnswer<T = unknown> = { status: number; headers: Headers; body: T }

/** `text` is a raw body; as bytes, it may be in any encoding. */
type Extras = {
  headers?: Record<string, string>
  form?: Record<string, string>
  text?: string | Uint8Array<ArrayBuffer>
}

/** A path is a literal, or a template `as const` if it has parameters. Its type determines the response's type. */
type Read<M extends Method> = <Path extends string>(
  path: Known<M, Path>,
  extras?: Extras,
) => Promise<TestAnswer<Answered<M, Path>>>

type Write<M extends Method> = <Path extends string>(
  path: Known<M, Path>,
  body?: unknown,
  extras?: Extras,
) => Promise<TestAnswer<Answered<M, Path>>>

export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly url: string

  private readonly token: string | undefined

  /** With a personal access token it acts as a program; without, it signs in as a user. */
  constructor(url: string, token?: string) {
    this.url = url
    this.token = token
  }

  get: Read<'GET'> = (path, extras) => this.send('GET', path, undefined, extras)
  post: Write<'POST'> = (path, body, extras) => this.send('POST', path, body, extras)
  patch: Write<'PATCH'> = (path, body, extras) => this.send('PATCH', path, body, extras)
  delete: Read<'DELETE'> = (path, extras) => this.send('DELETE', path, undefined, extras)

  /** Sends a request that is not in the contract, or known only at run time. */
  sendUnchecked(method: string, path: string, body?: unknown, extras?: Extras): Promise<TestAnswer> {
    return this.send(method, path, body, extras)
  }

  /** Sends a request that must be refused, and returns the problem. */
  async refused<M extends Method, Path extends string>(
    method: M,
    path: Known<M, Path>,
    body?: unknown,
    extras?: Extras,
  ): Promise<Problem> {
    const answer = await this.send<Problem>(method, path, body, extras)
    if (answer.status < 400) throw new Error(`${method} ${path} was not refused: ${answer.status}`)
    return answer.body
  }

  async signIn(email: string, password = TEST_PASSWORD): Promise<TestAnswer> {
    await this.get('/auth/login/')
    const answer = await this.post('/auth/login/', undefined, { form: { username: email, password } })
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`)
    return answer
  }

  protected async send<T>(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, form, text: raw }: Extras = {},
  ): Promise<TestAnswer<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.ownHeaders(method, body), ...headers },
      ...(raw !== undefined && { body: raw }),
      ...(form && { body: new URLSearchParams(form) }),
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return { status: response.status, headers: response.headers, body: (await bodyOf(response)) as T }
  }

  private ownHeaders(method: string, body: unknown): Record<string, string> {
    const csrf = this.cookies.get('csrftoken')
    return {
      ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(csrf && method !== 'GET' && { 'X-CSRFToken': csrf }),
      // For a form, fetch sets the type itself, with its boundary.
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    }
  }

  private keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (response.status === 204) return undefined
  return /json/.test(response.headers.get('Content-Type') ?? '') ? JSON.parse(text) : text
}
