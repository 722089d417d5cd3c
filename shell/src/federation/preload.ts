import type { Release } from 'remote-kit/registry'
import { retryQuery } from 'remote-kit/retry-address'

/** Where a file of a release is loaded from. Each retry has its own address. */
export function addressOf({ baseUrl }: Release, file: string, retries: number): string {
  return baseUrl + file + retryQuery(retries)
}

/** Preloads files of a release without running them. Their hashes are checked when they are used. */
export function preloadFiles(release: Release, files: readonly string[], retries: number): void {
  for (const file of files) {
    const integrity = release.manifest.files[file]
    const href = addressOf(release, file, retries)
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
