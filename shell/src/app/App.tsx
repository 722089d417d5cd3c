import {
  FluentProvider,
  type GriffelRenderer,
  PositioningConfigurationProvider,
  RendererProvider,
} from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { RemoteProvider } from 'remote-kit/context'
import type { RemoteContext } from 'remote-kit/contract'
import { useGlobalStyle } from 'ui-kit/global-style'
import type { Federation } from '#federation/federation.ts'
import { FederationProvider } from '#federation/FederationContext.tsx'
import { fitMenus } from '#parts/appearance/fit-menus.ts'
import { useDeviceType } from '#parts/appearance/use-device-type.ts'
import { useTheme } from '#parts/appearance/use-theme.ts'
import { ToastsOnceNeeded } from '#parts/toasts/ToastsOnceNeeded.tsx'
import { useAppStyles } from './App.styles.ts'

export interface AppProps {
  context: RemoteContext
  federation: Federation
  router: ReturnType<typeof createBrowserRouter>
  renderer: GriffelRenderer
}

/** All providers, each inside the ones that it needs. */
export function App({ context, federation, router, renderer }: AppProps) {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <StoreProvider store={context.store}>
        <QueryClientProvider client={context.queryClient}>
          <RemoteProvider value={context}>
            <FederationProvider value={federation}>
              <ThemedApp router={router} />
            </FederationProvider>
          </RemoteProvider>
        </QueryClientProvider>
      </StoreProvider>
    </RendererProvider>
  )
}

function ThemedApp({ router }: Pick<AppProps, 'router'>) {
  useGlobalStyle()
  useDeviceType()
  return (
    <FluentProvider theme={useTheme()}>
      <PositioningConfigurationProvider value={fitMenus}>
        <div className={useAppStyles().page}>
          <RouterProvider router={router} />
        </div>
        <ToastsOnceNeeded />
      </PositioningConfigurationProvider>
    </FluentProvider>
  )
}
