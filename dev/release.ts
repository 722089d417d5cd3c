/**
 * Releases remotes and edits the registry:
 *
 *   pnpm release mf-deals                build, check against the live shell, publish, make active
 *   pnpm release mf-deals --canary 10    … for ten percent of visitors
 *   pnpm release rollback mf-deals       end the canary, or go back to the version before
 *   pnpm release disable mf-deals        its pages say that they are off; `enable` undoes it
 *   pnpm release status
 *
 * `REMOTES_URL`: where a static host serves the folder of releases, such as https://static.example.com/.
 */
import { parseArgs } from 'node:util'
import { registryFile, releasePlace, type ReleasePlace } from '#dev/releases/place.ts'
import { readRegistryFile, RegistryError, rollBack, setDisabled, writeRegistryFile } from '#dev/releases/registry.ts'
import { release } from '#dev/releases/release.ts'
import type { Registry } from '#remote-kit/federation/registry.ts'

function describe({ shell, remotes }: Registry): string {
  const lines = [`shell              ${shell?.version ?? 'not released'}`]
  for (const [name, remote] of Object.entries(remotes)) {
    const canary = remote.canary ? `, ${remote.canary.version} for ${remote.canary.share} %` : ''
    const off = remote.disabled ? ' (off)' : ''
    lines.push(`${name.padEnd(18)} ${remote.active}${off}, before ${remote.previous ?? 'none'}${canary}`)
  }
  return lines.join('\n')
}

async function edit(place: ReleasePlace, change: (registry: Registry) => Registry): Promise<void> {
  const registry = change(await readRegistryFile(registryFile(place)))
  await writeRegistryFile(registryFile(place), registry)
  console.log(describe(registry))
}

async function main(place: ReleasePlace): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, version: { type: 'string' } },
  })
  const [first = 'status', second = ''] = positionals
  const options = {
    ...(values.canary && { canary: Number(values.canary) }),
    ...(values.version && { version: values.version }),
  }
  if (first === 'status') await edit(place, (registry) => registry)
  else if (first === 'rollback') await edit(place, (registry) => rollBack(registry, second))
  else if (first === 'disable') await edit(place, (registry) => setDisabled(registry, second, true))
  else if (first === 'enable') await edit(place, (registry) => setDisabled(registry, second, false))
  else {
    const published = await release(first, place, options)
    console.log(`${first} ${published.version} at ${published.baseUrl}`)
  }
}

await main(releasePlace(process.env['REMOTES_URL'])).catch((error: unknown) => {
  console.error(error instanceof RegistryError ? error.message : error)
  process.exitCode = 1
})
