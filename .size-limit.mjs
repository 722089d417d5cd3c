// Byte budgets of what a visitor waits for, gzipped: the shell's first load, and each page of each remote.
import { readFileSync } from 'node:fs'
import { remoteNames } from './dev/workspace/remotes.ts'
import { firstFilesOf, PAGE_LIMIT_KB } from './remote-kit/src/federation/page-budget.ts'

const SHELL = '242 kB'

function currentBuild(name) {
  const dist = new URL(`./${name}/dist/`, import.meta.url)
  const version = readFileSync(new URL('current', dist), 'utf8')
  const manifest = JSON.parse(readFileSync(new URL(`${version}/manifest.json`, dist), 'utf8'))
  const paths = (files) => [...new Set(files)].map((file) => `${name}/dist/${version}/${file}`)
  return { manifest, paths }
}

function shellBudget() {
  const { manifest, paths } = currentBuild('shell')
  // The federation runtime asks for the shared packages itself: no chunk group names them.
  const shared = Object.keys(manifest.files).filter((file) => file.startsWith('shared.'))
  const files = [...manifest.scripts, ...manifest.preload, ...shared]
  return [{ name: 'shell', path: paths(files), limit: SHELL, gzip: true }]
}

function remoteBudgets(name) {
  const { manifest, paths } = currentBuild(name)
  return Object.keys(manifest.preload.pages).map((route) => ({
    name: `${name} ${route}`,
    path: paths(firstFilesOf(manifest, route)),
    limit: `${PAGE_LIMIT_KB} kB`,
    gzip: true,
  }))
}

export default [...shellBudget(), ...remoteNames.flatMap(remoteBudgets)]
