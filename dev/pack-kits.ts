/** `pnpm pack:kits [folder]`: builds and packs the kits as they are published, into `.data/kits` by default. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '#dev/workspace/root.ts'
import { PNPM } from './bootstrap.mjs'

const KITS = ['openapi', 'ui-kit', 'remote-kit']

const folder = resolve(process.argv[2] ?? join(root, '.data/kits'))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const kit of KITS) rmSync(join(root, kit, 'dist'), { recursive: true, force: true })

const filters = KITS.flatMap((kit) => ['--filter', kit])
const args = ['--yes', PNPM, ...filters, 'pack', '--pack-destination', folder]
const { status, error } = spawnSync('npx', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) throw error ?? new Error('The kits could not be packed')
for (const file of readdirSync(folder)) console.log(join(folder, file))
