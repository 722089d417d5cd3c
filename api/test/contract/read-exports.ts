/** Lists as files, as a program reads them. */
import Papa from 'papaparse'
import { expect } from 'vitest'
import type { TestClient } from '#test/test-client.ts'

/** What a file begins with. */
export const MARK = '\uFEFF'

/** Reads files of the app, as `reader` where nobody else is named. */
export function readExports(app: { url: string }, reader: () => TestClient) {
  /** The bytes of the file as text, its mark included. */
  async function file(path: string, by = reader()): Promise<{ text: string; headers: Headers }> {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: cookie } })
    expect(answer.status).toBe(200)
    return {
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()),
      headers: answer.headers,
    }
  }
  /** Its rows by the heads of the columns. */
  const rows = async (path: string, by = reader()) =>
    Papa.parse<Record<string, string>>((await file(path, by)).text.replace(MARK, ''), {
      header: true,
      skipEmptyLines: true,
    }).data
  return { file, rows }
}
