/** `pnpm pack:kits [folder]`: builds and packs the kits as they are published, into `.data/kits` by default. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packedKits } from '#dev/releases/packed-kits.ts'
import { root } from '#dev/workspace/root.ts'
import { PNPM } from './bootstrap.mjs'

const KITS = ['openapi', 'ui-kit', 'remote-kit']

const folder = resolve(process.argv[2] ?? join(root, '.data/kits'))
mkdirSync(folder, { recursive: true })
for (const file of packedKits(folder)) rmSync(file)
for (const kit of KITS) rmSync(join(root, kit, 'dist'), { recursive: true, force: true })

const filters = KITS.flatMap((kit) => ['--filter', kit])
const args = ['--yes', PNPM, ...filters, 'pack', '--pack-destination', folder]
const { status, error } = spawnSync('npx', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
if (status !== 0) throw error ?? new Error('The kits could not be packed')
for (const file of packedKits(folder)) console.log(file)
