/** Whether a token has stopped working. */
export const isExpired = ({ expires_at }: { expires_at: string }): boolean => Date.parse(expires_at) <= Date.now()
