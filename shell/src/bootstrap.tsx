import { preload } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { TabRegistry } from 'remote-kit/registry'
import { isAuthAtom } from 'remote-kit/session'
import { frauncesUrl, interUrl } from 'ui-kit/fonts'
import { App } from '#app/App.tsx'
import { createAppContext } from '#app/create-app-context.ts'
import { initialized, whenWhole } from '#app/first-render.ts'
import { createRouter } from '#app/router.tsx'
import { ignoreSecondClicks } from '#app/second-clicks.ts'
import { takeOver } from '#app/take-over.ts'
import { Federation } from '#federation/federation.ts'
import { awaitRegistry, fetchRegistry } from '#federation/fetch-registry.ts'
import { readNonce, readRegistry, readSettings } from '#federation/page-data.ts'
import { startReports } from '#federation/page-reports/start-reports.ts'
import { fetchVersions } from '#federation/registry-watch.ts'
import { createStyleRenderer } from '#parts/appearance/style-renderer.ts'
import { holdSession } from '#parts/session/hold-session.ts'
import { sessionQuery } from '#parts/session/session.api.ts'
import { watchSessionExpiry } from '#parts/session/session-expiry.ts'
import { keepVersionsOfUser } from '#parts/session/versions-of-user.ts'

for (const font of [interUrl, frauncesUrl]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

const settings = readSettings()
const context = createAppContext(settings)
watchSessionExpiry(context.queryClient)
keepVersionsOfUser(context.store)
ignoreSecondClicks(document)

const written = readRegistry()
if (written) start(written)
else void awaitRegistry(settings.loadTimeoutMs).then(start)

function start(registry: TabRegistry): void {
  // Before anything is tracked.
  startReports(registry)
  const federation = new Federation({
    registry,
    loadTimeoutMs: settings.loadTimeoutMs,
    track: context.track,
    fetchRegistry,
    shellVersion: settings.version,
    fetchVersions,
    trust: settings.trust,
  })
  federation.start()
  const page = settings.hasSession ? federation.loadAhead(location, context) : null

  const root = document.getElementById('root')
  if (!root) throw new Error('The page lacks #root: it was not served by the shell’s server')
  // A prerendered page asks by itself.
  const session = root.hasChildNodes() ? null : holdSession(context)
  const router = createRouter(federation.registry, session?.release)
  const app = (
    <App context={context} federation={federation} router={router} renderer={createStyleRenderer(readNonce())} />
  )
  const render = () => createRoot(root).render(app)
  if (session) void whenWhole([initialized(router), ...(page ? [page, session.known] : [])]).then(render)
  else
    void takeOver({
      router,
      render,
      checkSession: async () => {
        // Prefetched, because this page needs no API: one that is away shows on the first page that does.
        await context.queryClient.prefetchQuery({ ...sessionQuery(context) })
        return context.store.get(isAuthAtom)
      },
    })
}
