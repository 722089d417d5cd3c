/** How the matrix calls an operation. */
export type Call = {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** Text that identifies the requested record: in responses to callers who may see it, and in no others. */
  shows?: string
  /** Undoes the call's effects on the callers themselves. */
  after?: () => Promise<void>
}
