/** Callers go away in the middle of an exchange: they close a tab, or lose their network. That is no error of ours. */
const BY_CALLER = /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

/** Whether the caller broke the exchange off, or sent what is not HTTP. */
export const isBrokenByCaller = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && BY_CALLER.test(String(error.code))
