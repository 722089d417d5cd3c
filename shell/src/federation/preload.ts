import type { Release } from 'remote-kit/registry'

/** The files that a page of a release needs first: the entry, the contract and the page itself. */
export function filesOfPage({ manifest }: Release, path: string): string[] {
  return [manifest.entry, ...(manifest.preload?.contract ?? []), ...(manifest.preload?.pages[path] ?? [])]
}

/** Preloads files of a release without running them. Their hashes are checked when they are used. */
export function preloadFiles({ baseUrl, manifest }: Release, files: readonly string[]): void {
  for (const file of files) {
    const integrity = manifest.files[file]
    const href = baseUrl + file
    if (!integrity || document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.integrity = integrity
    link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
