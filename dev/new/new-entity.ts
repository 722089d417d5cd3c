/** `pnpm new entity <name>`: a small entity from the contract to the API, optionally with a screen. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteNames, remotes } from '#dev/workspace/remotes.ts'
import { root } from '#dev/workspace/root.ts'
import { entityLines } from './entity-lines.ts'
import { editText, layDown } from './lay-down.ts'
import { ensurePathFree } from './page-paths.ts'
import { lastInMenu } from '#remote-kit/scaffold/new-remote.ts'
import { namesOf, pluralOf, rename } from '#remote-kit/scaffold/names.ts'
import { UsageError } from '#remote-kit/wording/usage-error.ts'

const templateOne = namesOf('new-thing')
const templateMany = namesOf('new-things')

type Options = {
  /** The plural, if it is irregular. */
  plural?: string | undefined
  /** The remote that gets a screen. */
  remote?: string | undefined
}

/**
 * Lays down an entity with a name and a description, which owners and admins keep and everyone of the account reads. Answers the
 * files that it wrote or changed.
 * @throws UsageError the name or its path cannot be used, or there is no such remote
 */
export async function newEntity(name: string, { plural = pluralOf(name), remote }: Options = {}): Promise<string[]> {
  const one = namesOf(name)
  const many = namesOf(plural)
  const reword = (text: string) =>
    rename(text, [
      [templateOne, one],
      [templateMany, many],
    ])
  const path = `/agent/${many.snake}`
  if (remote !== undefined) {
    if (!remoteNames.includes(remote))
      throw new UsageError(`There is no remote ${remote}, only ${remoteNames.join(', ')}`)
    ensurePathFree(path)
  }

  const files = await layDown('entity', '.', reword)
  for (const { file, after, line } of entityLines) await editText(file, [[after, after + inColumns(reword(line))]])
  await listInAudit(one.snake, one.title)
  const screen = remote ? await addScreen(remote, { path, title: many.title, reword }) : []
  return [...new Set([...files, AUDIT, ...entityLines.map(({ file }) => file), ...screen])]
}

/** Aligns the columns of a row of the authorization matrix, whatever the length of the operation's name. */
const inColumns = (text: string): string =>
  text.replaceAll(/^( {2}\w+) +(?=\d{3} )/gm, (_, name: string) => `${name} `.padEnd(22))

const AUDIT = 'openapi/audit/schemas.yaml'

/** Adds the entity to the kinds of records in the audit, in their order. */
async function listInAudit(value: string, label: string): Promise<void> {
  const text = await readFile(join(root, AUDIT), 'utf8')
  const listed = (key: string) => new RegExp(`^  ${key}: \\[(.*)\\]$`, 'm').exec(text)?.[1]?.split(', ') ?? []
  const values = listed('enum')
  const labels = listed('x-enum-descriptions')
  const before = values.findIndex((other) => other > value)
  const at = before < 0 ? values.length : before
  await editText(AUDIT, [
    [`enum: [${values.join(', ')}]`, `enum: [${values.toSpliced(at, 0, value).join(', ')}]`],
    [
      `x-enum-descriptions: [${labels.join(', ')}]`,
      `x-enum-descriptions: [${labels.toSpliced(at, 0, label).join(', ')}]`,
    ],
  ])
}

type Screen = { path: string; title: string; reword: (text: string) => string }

/** Gives a remote a page that lists the records, and an entry in the menu. */
async function addScreen(remote: string, { path, title, reword }: Screen): Promise<string[]> {
  const files = await layDown('screen', remote, reword)
  const page = reword('NewThingsPage')
  const json = join(remote, 'remote.json')
  const route = JSON.stringify({ path, title, audience: 'agent' })
  const entry = JSON.stringify({ label: title, path, icon: 'dot', section: 'main', order: lastInMenu(remotes) })
  const hasEntries = remotes.some(({ name, nav }) => name === remote && nav.length > 0)
  await editText(json, [
    ['\n  },\n  "nav": [', `,\n    "${page}": ${route}\n  },\n  "nav": [${entry}${hasEntries ? ',' : ''}`],
  ])
  const contract = join(remote, 'src/remote.ts')
  await editText(contract, [
    ['\n})\n', `\n${reword("  NewThingsPage: () => import('#pages/new-things/NewThingsPage.tsx'),")}\n})\n`],
  ])
  return [...files, json, contract]
}
