import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BENCHES } from '../benches.ts'
import { measuredAt, staleTables } from './commits.ts'

const benches = { board: ['screens/board'], lists: ['api', 'package.json'] }

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bench-commits-'))
  git('init', '--quiet')
  write('api/list.ts', 'one')
  write('screens/board/card.ts', 'one')
  commit()
})
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@protracker.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(): void {
  git('add', '.')
  git('commit', '--quiet', '--no-verify', '-m', 'test')
}

const table = (bench: string) => `## ${bench}\n\n2026-11-23, ${measuredAt(root)}, 2 × CPU\n\n| a |\n`
const measured = () => `# Bench results\n\n${table('board')}\n${table('lists')}`

it('lists nothing as long as no measured code has changed', () => {
  const results = measured()
  write('docs/page.txt', 'another file')
  write('api/list.test.ts', 'tests are not measured')
  commit()
  expect(staleTables(results, benches, root)).toEqual([])
})

it('lists the tables whose code has changed, committed or not', () => {
  const results = measured()
  write('api/list.ts', 'two')
  const stale = [{ bench: 'lists', why: expect.stringMatching(/^1 changed since [\da-f]{8}, such as api\/list\.ts$/) }]
  expect(staleTables(results, benches, root)).toEqual(stale)
  commit()
  expect(staleTables(results, benches, root)).toEqual(stale)
  expect(staleTables(measured(), benches, root)).toEqual([])
})

it('says what it cannot compare', () => {
  const without = '## board\n\n2026-11-23, 2 × CPU\n\n| a |\n'
  const rewritten = '## lists\n\n2026-11-23, commit 0123abcd, 2 × CPU\n\n| a |\n'
  expect(staleTables(without, benches, root)).toEqual([
    { bench: 'board', why: 'names no commit' },
    { bench: 'lists', why: 'never measured' },
  ])
  expect(staleTables(table('board') + rewritten, benches, root)).toEqual([
    { bench: 'lists', why: 'measured at 0123abcd, which is not in this history' },
  ])
})

it('takes no table for measured that was measured with changes', () => {
  write('api/list.ts', 'two')
  expect(staleTables(measured(), benches, root)).toEqual([
    { bench: 'board', why: expect.stringContaining('with changes on top of') },
    { bench: 'lists', why: expect.stringContaining('with changes on top of') },
  ])
})

it.each(Object.entries(BENCHES))('knows where the code of %s is', (_, paths) => {
  for (const path of paths) expect(existsSync(join(import.meta.dirname, '../..', path)), path).toBe(true)
})
