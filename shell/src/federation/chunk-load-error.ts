/**
 * Why a page part could not be loaded. The one error for it, whatever failed underneath
 * (docs/specification.md §2 and §8).
 */
export type FailureType =
  /** The registry could not be read again. */
  | 'manifest'
  /** The remote's record in the registry lacks something, such as a file's hash. */
  | 'manifest-invalid'
  /** The network or the host failed. */
  | 'error'
  /** A file is not the one that was published. */
  | 'integrity'
  /** Not there within the time limit. */
  | 'timeout'
  /** The code failed while it started. */
  | 'execution'
  /** A file arrived without the part that it should hold. */
  | 'missing'
  /** The remote does not offer what the shell asked for. */
  | 'expose'
  /** The registry has no such remote. */
  | 'unregistered'
  /** The remote was built for another shell. */
  | 'version'
  /** Switched off by whoever runs the product. */
  | 'disabled'

export type FailurePlace = { remote: string; version?: string; request?: string | undefined }

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly type: FailureType
  readonly remote: string
  readonly version: string
  readonly request: string

  constructor(type: FailureType, { remote, version = '', request = '' }: FailurePlace, cause?: unknown) {
    // The bundler's own form, so that logs and monitors that know it know this one.
    super(`Loading chunk ${remote} failed.\n(${type}: ${request || remote})`, { cause })
    this.type = type
    this.remote = remote
    this.version = version
    this.request = request
  }
}

/** What the bundler's runtime throws: the same name, and `error`, `timeout` or `missing` as its type. */
type BundlerChunkError = Error & { type: string; request?: string }

function isBundlerChunkError(error: unknown): error is BundlerChunkError {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && typeof error.type === 'string'
}

const SHARED_VERSION = /shared (singleton )?module|RUNTIME-012/i

/** The `ChunkLoadError` for whatever was thrown while a remote, or a part of the shell, was loaded. */
export function toChunkLoadError(error: unknown, place: FailurePlace): ChunkLoadError {
  if (error instanceof ChunkLoadError) return error
  if (isBundlerChunkError(error)) {
    const type = error.type === 'timeout' || error.type === 'missing' ? error.type : 'error'
    return new ChunkLoadError(type, { ...place, request: error.request ?? place.request }, error)
  }
  const message = error instanceof Error ? error.message : String(error)
  return new ChunkLoadError(SHARED_VERSION.test(message) ? 'version' : 'execution', place, error)
}

/** Whether an error means that code could not be loaded, as opposed to code that failed while it ran. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof ChunkLoadError || isBundlerChunkError(error)
}
