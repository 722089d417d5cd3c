import { connect } from 'node:net'
import { FORM_HEADERS } from '#test/factories/forms.ts'
import type { TestClient } from '#test/test-client.ts'

/** The request, its sender, and its content. */
export interface BrokenUpload {
  client: TestClient
  method: 'POST' | 'PATCH'
  url: string
  form: Buffer
  /** By default that of a form of parts. */
  type?: string
}

/** Announces the whole form, sends half of it, and disconnects. */
export function breakOff({
  client,
  method,
  url,
  form,
  type = FORM_HEADERS['Content-Type'],
}: BrokenUpload): Promise<void> {
  const { port, pathname } = new URL(url)
  const head = [
    `${method} ${pathname} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-CSRFToken: ${client.cookies.get('csrftoken')}`,
    `Content-Type: ${type}`,
    `Content-Length: ${form.length}`,
  ].join('\r\n')
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('close', () => resolve()).on('error', () => undefined)
    socket.write(`${head}\r\n\r\n`)
    socket.write(form.subarray(0, form.length / 2), () => socket.destroy())
  })
}
