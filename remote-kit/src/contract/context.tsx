/** Gives screens access to the context of their remote. */
import type { paths } from 'openapi'
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { RemoteContext } from './contract.ts'
import type { Notify } from './notify.ts'

type Provided = RemoteContext & { hooks: OpenapiQueryClient<paths> }

const Context = createContext<Provided | null>(null)

/** Provides `value` to all screens below. Rendered by the shell and by a remote's standalone page. */
export function RemoteProvider({ value, children }: { value: RemoteContext; children: ReactNode }) {
  const provided = useMemo(() => ({ ...value, hooks: queriesFor(value) }), [value])
  return <Context.Provider value={provided}>{children}</Context.Provider>
}

function useProvided(): Provided {
  const provided = useContext(Context)
  if (!provided) throw new Error('RemoteProvider is missing above this screen')
  return provided
}

/** The same typed queries outside of screens, for a page's `prefetch`: `queriesFor(context).queryOptions('get', …)`. */
export const queriesFor = ({ api }: RemoteContext): OpenapiQueryClient<paths> => createQueryHooks(api)

/** The whole context of the remote. */
export function useRemote(): RemoteContext {
  return useProvided()
}

/** Typed query hooks of the API: `useApi().useQuery('get', '/contacts/', { params: { query } })`. */
export function useApi(): OpenapiQueryClient<paths> {
  return useProvided().hooks
}

/** Toasts. */
export function useNotify(): Notify {
  return useProvided().notify
}
