/** What the middleware provides to handlers of a request. */
import type { TokenScope } from 'openapi'
import type { Logger } from 'pino'
import type { Viewer } from './viewer.ts'

export type AppState = {
  requestId: string
  log: Logger
  /** The request's operation in the contract; undefined until it is matched. */
  operation?: string | undefined
  /** The caller; null if not signed in. */
  viewer: Viewer | null
  /** The scopes of the request's access token; undefined without one. */
  tokenScopes?: readonly TokenScope[] | undefined
  /** The session's name, to bind other data to it; empty without a session. */
  sessionName: string
  /** Sets a fresh CSRF cookie for the current session. */
  renewCsrfToken: () => void
  /** Throws 403 if another site's page may have sent the request. */
  refuseForgery: () => void
}
