import type { TabRegistry } from 'remote-kit/registry'

/** Headers of every answer of this server. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Some addresses are secrets (/portal/…, /set_password/…): no other site hears of any.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** From here on the browser comes by HTTPS alone, for a year. Sent with everything, the API's answers too. */
export const httpsOnly = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const

/**
 * Headers of a page. Code comes from this server and from the remotes' hosts in the registry, nowhere else; no inline code
 * without the nonce, no eval; and no script at all without a hash to check it against (Integrity-Policy).
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

/** The origins that remotes of this tab are loaded from. */
export function remoteOrigins({ remotes }: TabRegistry): string[] {
  const origins = remotes.flatMap(({ release }) =>
    URL.canParse(release.baseUrl) ? [new URL(release.baseUrl).origin] : [],
  )
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}
