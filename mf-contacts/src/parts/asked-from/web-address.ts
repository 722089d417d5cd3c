/** Addresses that came with an inquiry. Whoever asked can make them up, so only web pages become links. Pure. */

export interface WebAddress {
  href: string
  /** Without what only machines read: "www.example.com/homes/402-maple-street". */
  text: string
  site: string
}

/** The address of a web page; null for anything else. */
export function webAddress(address: string): WebAddress | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const path = url.pathname === '/' ? '' : url.pathname
  return { href: url.href, text: `${url.host}${path}`, site: url.hostname.replace(/^www\./, '') }
}
