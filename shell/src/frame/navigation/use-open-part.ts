import { useLocation, useNavigate } from 'react-router'

/**
 * Opens a part of a page by its address (`/agent/workspaces?create=deal`). If the page is open already, what its address
 * says stays: its view and filters.
 */
export function useOpenPart(): (address: string) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (address) => {
    const [page = '', part] = address.split('?')
    const params = new URLSearchParams(page === pathname ? search : '')
    for (const [name, value] of new URLSearchParams(part)) params.set(name, value)
    void navigate({ pathname: page, search: params.toString() })
  }
}
