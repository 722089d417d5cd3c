import { INTEGRITY, type TabRegistry, type TabRemote } from 'remote-kit/registry'

/**
 * The registry as a page carries it: of each remote only what the tab needs to open any of its pages. A part that a page
 * loads later is checked by the remote's own runtime, which has its hash, and the shared packages were compared when the
 * remote was released. `/registry.json` has everything.
 */
export function registryOfPage({ remotes }: TabRegistry): TabRegistry {
  return { remotes: remotes.map(withFirstFiles) }
}

function withFirstFiles(remote: TabRemote): TabRemote {
  const { manifest } = remote.release
  const { contract, pages } = manifest.preload
  const first = new Set([manifest.entry, ...contract, ...Object.values(pages).flat()])
  // A file without a proper hash stays in any case: the tab refuses the whole release because of it.
  const files = Object.fromEntries(
    Object.entries(manifest.files).filter(([file, hash]) => first.has(file) || !INTEGRITY.test(hash)),
  )
  return { ...remote, release: { ...remote.release, manifest: { ...manifest, files, shared: {} } } }
}
