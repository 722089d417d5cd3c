/**
 * Why a page part could not be loaded: one error for all causes (docs/specification.md §2 and §8).
 */
export type FailureType =
  /** The registry could not be fetched again. */
  | 'manifest'
  /** The remote's record in the registry is incomplete, such as without the hash of a file. */
  | 'manifest-invalid'
  /** The network or the host failed. */
  | 'error'
  /** A file differs from the published one. */
  | 'integrity'
  /** Not loaded within the time limit. */
  | 'timeout'
  /** The code failed while it started. */
  | 'execution'
  /** A file arrived incomplete. */
  | 'missing'
  /** The remote does not offer what the shell asked for. */
  | 'expose'
  /** The registry has no such remote. */
  | 'unregistered'
  /** The remote was built for another shell. */
  | 'version'
  /** An operator disabled the remote. */
  | 'disabled'

/** What helps: another try in this tab, a reload, or a reload because it brings another version. */
export type Remedy = 'retry' | 'reload' | 'update'

export type FailurePlace = { remote: string; version?: string; request?: string | undefined }

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly type: FailureType
  readonly remote: string
  readonly version: string
  readonly request: string
  remedy: Remedy = 'retry'

  constructor(type: FailureType, { remote, version = '', request = '' }: FailurePlace, cause?: unknown) {
    // The bundler's own format, so that existing monitoring recognizes it.
    super(`Loading chunk ${remote} failed.\n(${type}: ${request || remote})`, { cause })
    this.type = type
    this.remote = remote
    this.version = version
    this.request = request
  }
}

/** The error that the bundler's runtime throws: the same name, with the type `error`, `timeout` or `missing`. */
type BundlerChunkError = Error & { type: string; request?: string }

function isBundlerChunkError(error: unknown): error is BundlerChunkError {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && typeof error.type === 'string'
}

const SHARED_VERSION = /shared (singleton )?module|RUNTIME-012/i

/** Converts anything thrown while a remote or a part of the shell was loading. */
export function toChunkLoadError(error: unknown, place: FailurePlace): ChunkLoadError {
  if (error instanceof ChunkLoadError) return error
  if (isBundlerChunkError(error)) {
    const type = error.type === 'timeout' || error.type === 'missing' ? error.type : 'error'
    return new ChunkLoadError(type, { ...place, request: error.request ?? place.request }, error)
  }
  const message = error instanceof Error ? error.message : String(error)
  return new ChunkLoadError(SHARED_VERSION.test(message) ? 'version' : 'execution', place, error)
}

/** Whether code failed to load, as opposed to failing while it ran. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof ChunkLoadError || isBundlerChunkError(error)
}
