/** Reads exports as a program would. */
import Papa from 'papaparse'
import { expect } from 'vitest'
import type { TestClient } from '#test/test-client.ts'

/** The start of a file. */
export const MARK = '\uFEFF'

/** Reads the app's exports, by default as `reader`. */
export function readExports(app: { url: string }, reader: () => TestClient) {
  /** The file as text, including its byte order mark. */
  async function file(path: string, by = reader()): Promise<{ text: string; headers: Headers }> {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: cookie } })
    expect(answer.status).toBe(200)
    return {
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
      headers: answer.headers,
    }
  }
  /** The rows, keyed by column heading. */
  const rows = async (path: string, by = reader()) =>
    Papa.parse<Record<string, string>>((await file(path, by)).text.replace(MARK, ''), {
      header: true,
      skipEmptyLines: true,
    }).data
  return { file, rows }
}
