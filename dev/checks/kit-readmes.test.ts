/** The README of a kit is all that a team outside of this repository has: it names every import, and leads nowhere else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'

/** What is in backticks in the first column of tables, without the kit's name. */
function namesIn(kit: string, readme: string): Set<string> {
  const cells = [...readme.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => shortOf(kit, name))))
}

/** `ui-kit/Tag` → `Tag`; the kit itself is `.`. */
const shortOf = (kit: string, name: string) => (name === kit ? '.' : name.replace(`${kit}/`, ''))

describe.each(['openapi', 'remote-kit', 'ui-kit'])('the README of %s', (kit) => {
  const readme = readFileSync(join(root, kit, 'README.md'), 'utf8')
  const { exports } = JSON.parse(readFileSync(join(root, kit, 'package.json'), 'utf8')) as { exports: object }
  const exported = Object.keys(exports).map((name) => name.replace(/^\.\//, ''))

  it('names every export, and nothing else as one', () => {
    expect([...namesIn(kit, readme)].toSorted()).toEqual(exported.toSorted())
  })

  it('links to nothing that isn’t packed with it', () => {
    expect(readme.match(/\]\((?!https?:|#)[^)]*\)/g)).toBeNull()
  })
})
