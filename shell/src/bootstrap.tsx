import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { frauncesUrl, interUrl } from 'ui-kit/fonts'
import { App } from '#app/App.tsx'
import { createAppContext } from '#app/create-app-context.ts'
import { createRouter } from '#app/router.tsx'
import { Federation } from '#federation/federation.ts'
import { fetchRegistry } from '#federation/fetch-registry.ts'
import { readNonce, readRegistry, readSettings } from '#federation/page-data.ts'
import { createStyleRenderer } from '#parts/appearance/style-renderer.ts'
import { watchSessionExpiry } from '#parts/session/session-expiry.ts'

for (const font of [interUrl, frauncesUrl]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

const settings = readSettings()
const context = createAppContext(settings)
watchSessionExpiry(context.queryClient)

const federation = new Federation({
  registry: readRegistry(),
  loadTimeoutMs: settings.loadTimeoutMs,
  track: context.track,
  fetchRegistry,
})

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks #root: it was not served by the shell’s server')
createRoot(root).render(
  <App
    context={context}
    federation={federation}
    router={createRouter(federation.registry)}
    renderer={createStyleRenderer(readNonce())}
  />,
)
