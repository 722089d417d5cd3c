/** `pnpm audit:security` tries as often as was promised; `npm test` often enough to notice. */
export const tries = (audit: number, test: number): number => (process.env['SECURITY_AUDIT'] ? audit : test)
