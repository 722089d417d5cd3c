/** `pnpm audit:security` makes the documented number of attempts; `npm test` makes enough to notice a problem. */
export const tries = (audit: number, test: number): number => (process.env['SECURITY_AUDIT'] ? audit : test)
