/**
 * Cancels the scripts under `baseUrl` that are still loading. Otherwise the bundler's runtime would wait for them until
 * its own timeout, and a retry would wait too.
 */
export function abandonScripts(baseUrl: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(baseUrl)) script.onerror?.(new Event('timeout'))
  }
}
