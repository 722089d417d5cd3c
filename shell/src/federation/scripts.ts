/**
 * Gives up on the scripts under `baseUrl` that are still on their way. Without it the bundler's runtime would keep waiting
 * for them by its own clock, and a retry would wait with it.
 */
export function abandonScripts(baseUrl: string): void {
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(baseUrl)) script.onerror?.(new Event('timeout'))
  }
}
