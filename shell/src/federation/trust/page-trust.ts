import type { TrustedKeys } from 'remote-kit/trusted-keys'

/** The environment that a page belongs to, and whose signatures count there. */
export type PageTrust = { environment: string; keys: TrustedKeys }
