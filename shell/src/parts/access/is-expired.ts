/** Whether a token lets nobody in any more. */
export const isExpired = ({ expires_at }: { expires_at: string }): boolean => Date.parse(expires_at) <= Date.now()
