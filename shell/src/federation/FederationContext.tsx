import { createContext, type ReactNode, useContext } from 'react'
import type { Federation } from './federation.ts'

const Context = createContext<Federation | null>(null)

/** Provides the federation to components that render or preload remotes. */
export function FederationProvider({ value, children }: { value: Federation; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The page's federation. */
export function useFederation(): Federation {
  const federation = useContext(Context)
  if (!federation) throw new Error('FederationProvider is missing above this component')
  return federation
}
