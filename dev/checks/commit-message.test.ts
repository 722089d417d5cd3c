import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'protracker-commit-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The hook's complaint about a commit message, or an empty string. */
function complaint(message: string): string {
  const file = join(folder, 'COMMIT_EDITMSG')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync(process.execPath, ['dev/commit-message.mjs', file], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(stderr === '' ? 0 : 1)
  return stderr
}

it.each([
  'feat(api): deals can be watched\n',
  'refactor(mf-deals)!: one board\n\nA body may be as long as it has to be, well beyond the seventy-two characters of a subject.\n',
  '# a comment of git\n\ndocs: what it costs\n',
  "Merge branch 'main' into feature\n",
  'fixup! feat(api): deals can be watched\n',
  '',
])('accepts %j', (message) => expect(complaint(message)).toBe(''))

it.each([
  'Deals can be watched',
  'feat(API): deals can be watched',
  'feature(api): deals',
  'feat(api) deals',
  'feat: ',
])('refuses %j, which is not conventional', (message) => expect(complaint(message)).toContain('is not conventional'))

it('refuses a subject of 73 characters', () => {
  expect(complaint(`feat: ${'x'.repeat(66)}`)).toBe('')
  expect(complaint(`feat: ${'x'.repeat(67)}`)).toContain('has 73 characters')
})
