/** Fills a workspace with deals through the import of the API, like a new customer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cookies, signInToDemo } from '../measure/demo-session.ts'

export type FilledBoard = { url: string; cookies: Cookies }

/** `count` deals in the five phases of a new workspace. */
export async function fillBoard(url: string, count: number): Promise<FilledBoard> {
  const owner = await signInToDemo(url)
  const teams = await owner.call<{ results: { id: string }[] }>('GET', '/teams/')
  const team = teams.results[0]?.id
  const workspace = await owner.call<{ id: string }>('POST', '/workspaces/', { team, name: `Bench ${Date.now()}` })
  const phases = ['Getting started', 'Active', 'Under contract', 'Lost']
  const columns = ['Address', 'Side', 'Price', 'Stage', 'Closing']
  const file = { workspace: workspace.id, file_name: 'bench.csv', columns }
  const { id } = await owner.call<{ id: string }>('POST', '/imports/', file)
  const rows = Array.from({ length: count }, (_, i) => [
    `${i} Long Road`,
    'Buyer',
    String(300_000 + i * 1000),
    phases[i % phases.length] ?? '',
    `2030-0${1 + (i % 9)}-15`,
  ])
  for (let from = 0; from < rows.length; from += 500) {
    await owner.call('POST', `/imports/${id}/rows/`, { from, rows: rows.slice(from, from + 500) })
  }
  const mapping = { street: 0, representation: 1, list_price: 2, phase: 3, closing: 4 }
  await owner.call('PATCH', `/imports/${id}/`, { mapping })
  await owner.call('POST', `/imports/${id}/start/`)
  for (;;) {
    const one = await owner.call<{ state: string; imported: number }>('GET', `/imports/${id}/`)
    if (one.state === 'done') break
    await sleep(300)
  }
  return { url: `${url}/agent/workspaces?workspace=${workspace.id}`, cookies: owner.cookies() }
}
