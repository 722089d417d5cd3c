/**
 * Releases remotes and edits the registry:
 *
 *   pnpm release mf-deals                     build, check against the live shell, publish, fetch back, make active
 *   pnpm release mf-deals --canary 10         … for ten percent of visitors; with 0, only for testers
 *   pnpm release promote mf-deals             give everyone the canary: the files that were tried
 *   pnpm release rollback mf-deals [version]  end the canary, or go back to the version before, or to the one named
 *   pnpm release disable mf-deals             its pages say that they are off; `enable` undoes it
 *   pnpm release status                       what visitors get
 *   pnpm release history [mf-deals]           who changed what, when and why
 *
 * `--why "…"` goes into the history. `RELEASED_BY`: the name in it, by default the user's on this machine.
 * `REMOTES_URL`: where a static host serves the folder of releases, such as https://static.example.com/.
 */
import { parseArgs } from 'node:util'
import { releasePlace, type ReleasePlace } from '#dev/releases/place.ts'
import { RegistryError } from '#dev/releases/registry.ts'
import type { Change } from '#dev/releases/registry-store.ts'
import { promoteCanary, release, rollBackRemote, turn } from '#dev/releases/release.ts'
import type { Registry } from '#remote-kit/federation/registry.ts'

function describe({ shell, remotes }: Registry): string {
  const lines = [`shell              ${shell?.version ?? 'not released'}`]
  for (const [name, remote] of Object.entries(remotes)) {
    const canary = remote.canary ? `, ${remote.canary.version} for ${remote.canary.share} %` : ''
    const off = remote.disabled ? ' (off)' : ''
    lines.push(`${name.padEnd(18)} ${remote.active}${off}${canary}`)
    if (remote.past.length > 0) lines.push(`${''.padEnd(18)} before: ${remote.past.join(', ')}`)
  }
  return lines.join('\n')
}

function describeChange({ at, by, what, remote, from, to, why }: Change): string {
  const versions = from === to ? (to ?? '') : `${from ?? 'nothing'} → ${to ?? 'nothing'}`
  const line = `${at.slice(0, 19).replace('T', ' ')}  ${by}  ${what} ${remote ?? 'everything'}  ${versions}`
  return why ? `${line.trimEnd()}  (${why})` : line.trimEnd()
}

async function main(place: ReleasePlace): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, version: { type: 'string' }, why: { type: 'string' } },
  })
  const [first = 'status', second = '', third] = positionals
  const { why, version } = values
  if (first === 'history') {
    const changes = (await place.store.history()).filter(({ remote }) => !second || remote === second)
    return console.log(changes.map(describeChange).join('\n') || 'No changes yet')
  }
  if (first === 'rollback') await rollBackRemote(second, place, { why, ...(third !== undefined && { version: third }) })
  else if (first === 'promote') await promoteCanary(second, place, { why })
  else if (first === 'disable') await turn('off', second, place, { why })
  else if (first === 'enable') await turn('on', second, place, { why })
  else if (first !== 'status') {
    // A number, even if it is none: an empty one must not become a release to everybody.
    const canary =
      values.canary === undefined ? {} : { canary: values.canary === '' ? Number.NaN : Number(values.canary) }
    const published = await release(first, place, { ...canary, ...(version !== undefined && { version }), why })
    console.log(`${first} ${published.version} at ${published.baseUrl}`)
  }
  console.log(describe((await place.store.read()).registry))
}

await main(releasePlace(process.env['REMOTES_URL'])).catch((error: unknown) => {
  console.error(error instanceof RegistryError ? error.message : error)
  process.exitCode = 1
})
