/**
 * Lays down something new that runs and is tested:
 *
 *   pnpm new remote open-houses                    a remote, mf-open-houses/, with one page at /agent/open_houses
 *   pnpm new entity guest-list                     an entity: contract, API, authorization
 *   pnpm new entity guest-list --in mf-contacts    … with a screen in a remote, at /agent/guest_lists
 *   pnpm new entity staff --plural staff           … whose plural is not its name with an s
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from '#dev/workspace/root.ts'
import { UsageError } from '#remote-kit/wording/usage-error.ts'
import { PNPM } from './bootstrap.mjs'

const USAGE = 'usage: pnpm new remote <name> | pnpm new entity <name> [--in <remote>] [--plural <name>]'

/** Runs a program of the workspace in this terminal. */
function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed`)
}

// What creates things is loaded here, so that a fault in the remotes that there are is told in a sentence too.
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { in: { type: 'string' }, plural: { type: 'string' }, 'skip-install': { type: 'boolean' } },
  })
  const [kind, name = ''] = positionals
  if (kind === 'remote') {
    const { newRemote } = await import('#dev/new/new-remote.ts')
    const files = await newRemote(name)
    if (!values['skip-install']) run('npx', '--yes', PNPM, 'install', '--prefer-offline')
    finish(files)
  } else if (kind === 'entity') {
    const { newEntity } = await import('#dev/new/new-entity.ts')
    const files = await newEntity(name, { plural: values.plural, remote: values.in })
    run(process.execPath, 'openapi/generate.ts')
    finish(files)
  } else throw new UsageError(USAGE)
}

function finish(files: string[]): void {
  run(process.execPath, 'node_modules/oxfmt/bin/oxfmt', ...files)
  console.log(files.join('\n'))
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
