/**
 * Gives up the scripts, stylesheets and preloads under `baseUrl` that are still loading. Otherwise the bundler's runtime
 * would wait for them until its own timeout, and a retry would wait too.
 */
export function abandonLoads(baseUrl: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(baseUrl)) script.onerror?.(new Event('timeout'))
  }
  for (const link of document.querySelectorAll('link')) {
    if (!link.href.startsWith(baseUrl)) continue
    if (link.rel === 'preload') link.remove()
    else link.onerror?.(new Event('timeout'))
  }
}
