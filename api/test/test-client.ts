/** A client of the API that keeps cookies and sends the anti-forgery header, as a browser does. */
import type { Problem } from 'openapi'

export const TEST_PASSWORD = 'protracker-demo'

export type TestAnswer<T = unknown> = { status: number; headers: Headers; body: T }

/** `text` is a body that is sent as it is; as bytes, in whatever encoding. */
type Extras = {
  headers?: Record<string, string>
  form?: Record<string, string>
  text?: string | Uint8Array<ArrayBuffer>
}

export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly url: string

  private readonly token: string | undefined

  /** With a personal access token it is a program; without, it becomes somebody by signing in. */
  constructor(url: string, token?: string) {
    this.url = url
    this.token = token
  }

  get = <T>(path: string, extras?: Extras) => this.send<T>('GET', path, undefined, extras)
  post = <T>(path: string, body?: unknown, extras?: Extras) => this.send<T>('POST', path, body, extras)
  patch = <T>(path: string, body?: unknown, extras?: Extras) => this.send<T>('PATCH', path, body, extras)
  delete = <T>(path: string, extras?: Extras) => this.send<T>('DELETE', path, undefined, extras)

  /** Sends a request as it is; what it answers is not checked. */
  async send<T = unknown>(
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
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '')
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
  }

  /** Sends a request that must be refused, and answers the problem. */
  async refused(method: string, path: string, body?: unknown, extras?: Extras): Promise<Problem> {
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

  private ownHeaders(method: string, body: unknown): Record<string, string> {
    const csrf = this.cookies.get('csrftoken')
    return {
      ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(csrf && method !== 'GET' && { 'X-CSRFToken': csrf }),
      // Of a form, fetch says the type itself, with its boundary.
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
