import type { RemoteManifest } from 'remote-kit/registry'
import { ChunkLoadError, type FailurePlace, type FailureType } from './chunk-load-error.ts'

/** A remote's container: the global that its entry script sets. */
export type RemoteContainer = {
  get: (expose: string) => () => Promise<unknown>
  init: (...args: unknown[]) => Promise<void>
}

/**
 * Runs a remote's entry script and returns its container. The browser refuses a file whose hash differs from the
 * registry. Rejects with a `ChunkLoadError` of the right type if the script is late, unreachable or broken.
 */
export function loadEntry(
  manifest: Pick<RemoteManifest, 'name' | 'version' | 'globalName'>,
  { url, integrity, timeoutMs }: { url: string; integrity: string; timeoutMs: number },
): Promise<RemoteContainer> {
  const place: FailurePlace = { remote: manifest.name, version: manifest.version, request: url }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const listening = new AbortController()
    const { signal } = listening
    let thrown: unknown
    const settle = (failure?: FailureType) => {
      listening.abort()
      clearTimeout(timer)
      script.remove()
      const container: unknown = Reflect.get(window, manifest.globalName)
      if (failure) reject(new ChunkLoadError(failure, place))
      else if (isContainer(container)) resolve(container)
      else reject(new ChunkLoadError('execution', place, thrown))
    }
    const timer = setTimeout(settle, timeoutMs, 'timeout')
    script.addEventListener('load', () => settle(), { signal })
    script.addEventListener('error', () => settle('error'), { signal })
    const onThrow = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event.error ?? event.message
    }
    window.addEventListener('error', onThrow, { signal })
    if (integrity) script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.src = url
    document.head.append(script)
  })
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value
}
