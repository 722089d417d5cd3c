import type { TabRegistry } from 'remote-kit/registry'

/** Headers of every response of this server. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Some addresses are secrets (/portal/…, /set_password/…), so no other site may learn them.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Makes the browser use HTTPS only, for a year. Sent with every response, including those of the API. */
export const httpsOnly = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const

/**
 * Headers of a page. Code may come only from this server and from the hosts of remotes in the registry. Inline code
 * needs the nonce, eval is forbidden, and every script needs a hash (Integrity-Policy).
 */
export function pageHeaders(nonce: string, registry: TabRegistry): Record<string, string> {
  const origins = remoteOrigins(registry).join(' ')
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' ${origins}`,
    `style-src 'self' 'nonce-${nonce}' ${origins}`,
    `connect-src 'self' ${origins}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  return {
    'Content-Security-Policy': policy.map((directive) => directive.trim()).join('; '),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  }
}

/** The origins that this tab loads remotes from. */
export function remoteOrigins({ remotes }: TabRegistry): string[] {
  const origins = remotes.flatMap(({ release }) =>
    URL.canParse(release.baseUrl) ? [new URL(release.baseUrl).origin] : [],
  )
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}
