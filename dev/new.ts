/**
 * Lays down something new that runs, is tested and stands in the menu:
 *
 *   pnpm new remote open-houses     a remote, mf-open-houses/, with one page at /agent/open-houses
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { newRemote } from '#dev/new/new-remote.ts'
import { root } from '#dev/workspace/root.ts'
import { PNPM } from './bootstrap.mjs'

/** Runs a program of the workspace in this terminal. */
function run(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed`)
}

async function main(): Promise<void> {
  const options = { 'skip-install': { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [kind, name = ''] = positionals
  if (kind !== 'remote') throw new Error('usage: pnpm new remote <name>')
  const files = await newRemote(name)
  run(process.execPath, 'node_modules/oxfmt/bin/oxfmt', ...files)
  if (!values['skip-install']) run('npx', '--yes', PNPM, 'install', '--prefer-offline')
  console.log(files.join('\n'))
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
