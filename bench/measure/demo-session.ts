/** A session of the demo's owner, for a browser and for calls. */
import type { BrowserContext } from 'playwright-core'

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

const PASSWORD = 'protracker-demo'

/** An API client with a session. */
export class DemoSession {
  private readonly jar = new Map<string, string>()
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = {
      Cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-CSRFToken': decodeURIComponent(this.jar.get('csrftoken') ?? ''),
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    if (!answer.ok && path !== '/auth/login/')
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  cookies = (): Cookies => [...this.jar].map(([name, value]) => ({ name, value, url: this.url }))
}

/** Signs in as the owner of the demo. */
export async function signInToDemo(url: string): Promise<DemoSession> {
  const session = new DemoSession(url)
  await session.call('GET', '/auth/login/')
  await session.call('POST', '/auth/login/', { username: 'owner@demo.test', password: PASSWORD })
  return session
}
