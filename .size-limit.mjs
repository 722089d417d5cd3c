// Byte budgets of what a visitor waits for, gzipped: the shell's first load, and each page of each remote.
import { readFileSync } from 'node:fs'

const SHELL = '250 kB'
const FIRST_SCREEN = '120 kB'
// Pages behind the first screen: the runtime, the contract and the shared parts are there already by then.
const FURTHER_PAGE = '180 kB'

const remotes = ['mf-deals', 'mf-contacts', 'mf-reports', 'mf-client-portal']

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
  return Object.entries(manifest.preload.pages).map(([route, files], i) => ({
    name: `${name} ${route}`,
    path: paths([manifest.entry, ...manifest.preload.contract, ...files]),
    limit: i === 0 ? FIRST_SCREEN : FURTHER_PAGE,
    gzip: true,
  }))
}

export default [...shellBudget(), ...remotes.flatMap(remoteBudgets)]
