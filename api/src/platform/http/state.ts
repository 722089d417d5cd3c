/** What the middleware leaves for the handlers of a request. */
import type { TokenScope } from 'openapi'
import type { Logger } from 'pino'
import type { Viewer } from './viewer.ts'

export type AppState = {
  requestId: string
  log: Logger
  /** The operation of the contract that the request is for; undefined until one is found. */
  operation?: string | undefined
  /** Who asks; null for nobody. */
  viewer: Viewer | null
  /** What the personal access token may do that the request came with; undefined where it came with none. */
  tokenScope?: TokenScope | undefined
  /** Names the session, to bind what belongs to it; empty without one. */
  sessionName: string
  /** Sets a fresh anti-forgery cookie for the session as it is now. */
  renewCsrfToken: () => void
  /** Throws 403 where a page of somebody else's may have sent the request. */
  refuseForgery: () => void
}
