import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'

const contract = join(root, 'openapi')
const generated = /(^|\/)(generated|node_modules)$/
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'protracker-fields-'))
  await cp(contract, copy, { recursive: true, filter: (path) => !generated.test(path) })
  await symlink(join(contract, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true }))

/** Inserts `text` below the line that starts with `after`, and returns its location. */
async function plant(file: string, after: string, text: string): Promise<string> {
  const lines = (await readFile(join(copy, file), 'utf8')).split('\n')
  const at = lines.findIndex((line) => line.startsWith(after)) + 1
  expect(at, after).toBeGreaterThan(0)
  await writeFile(join(copy, file), lines.toSpliced(at, 0, text).join('\n'))
  return `openapi/${file}:${at + 1}`
}

const lineOf = async (file: string, begin: string) =>
  `openapi/${file}:${(await readFile(join(copy, file), 'utf8')).split('\n').findIndex((line) => line.startsWith(begin)) + 1}`

describe('a field that is new in the contract', () => {
  it('is refused by file and line, if its entry in the register is incomplete', async () => {
    const nameless = await plant('contacts/schemas.yaml', '    notes:', '    nickname: { type: string, maxLength: 80 }')
    const id = '    broker: { title: Broker, x-field: { export: false }, $ref: ../common/schemas.yaml#/Id }'
    const ofWhat = await plant('tasks/schemas.yaml', '    client_visible:', id)
    await plant('deals/schemas.yaml', '    earnest_money:', '    deposit: { title: Deposit, oneOf: *amount }')
    await plant('deals/schemas.yaml', '        earnest_money:', '        deposit: { oneOf: *amount }')
    const unread = await plant('deals/schemas.yaml', '    mls_number:', '    lockbox: { title: Lockbox, type: string }')
    const { stderr } = await promisify(execFile)(process.execPath, [join(copy, 'generate.ts'), '--check']).catch(
      (error: { stderr: string }) => error,
    )
    expect(stderr.trimEnd().split('\n')).toEqual([
      `${nameless} nickname needs a title, which is what people call it, or \`x-field: false\` where no one sees it`,
      `${unread} lockbox is written and never read: add it to Deal, or say \`x-field: false\``,
      `${ofWhat} broker holds ids and must say what of: \`x-field: { kind: … }\`, one of id, labels, milestone, person, phase, tasks, workspace`,
      `${await lineOf('deals/schemas.yaml', 'DealColumn:')} misses deposit of Deal: list it there, or say \`x-field: { export: false }\` in DealFields`,
      `${await lineOf('deals/schemas.yaml', 'ImportField:')} misses deposit of Deal: list it there, or say \`x-field: { import: false }\` in DealFields`,
    ])
  })
})
