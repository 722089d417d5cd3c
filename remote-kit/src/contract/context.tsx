/** How a screen reaches what its remote was given. */
import type { paths } from 'openapi'
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { RemoteContext } from './contract.ts'
import type { Notify } from './notify.ts'

type Provided = RemoteContext & { hooks: OpenapiQueryClient<paths> }

const Context = createContext<Provided | null>(null)

/** Gives `value` to every screen below. The shell renders one; so does a remote's standalone page. */
export function RemoteProvider({ value, children }: { value: RemoteContext; children: ReactNode }) {
  const provided = useMemo(() => ({ ...value, hooks: createQueryHooks(value.api) }), [value])
  return <Context.Provider value={provided}>{children}</Context.Provider>
}

function useProvided(): Provided {
  const provided = useContext(Context)
  if (!provided) throw new Error('RemoteProvider is missing above this screen')
  return provided
}

/** Everything the remote was given. */
export function useRemote(): RemoteContext {
  return useProvided()
}

/** Typed query hooks over the API: `useApi().useQuery('get', '/contacts/', { params: { query } })`. */
export function useApi(): OpenapiQueryClient<paths> {
  return useProvided().hooks
}

/** Toasts. */
export function useNotify(): Notify {
  return useProvided().notify
}
