import type { createStore } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/**
 * Ties canary releases to the signed-in user instead of the browser, from the next page load on: a person gets the same
 * versions on each device. The cookie has the end of the user's id, which says nothing to anyone else.
 */
export function keepVersionsOfUser(store: ReturnType<typeof createStore>): void {
  store.sub(userProfileAtom, () => {
    const id = store.get(userProfileAtom)?.id
    if (id) document.cookie = `visitor=${id.slice(-16)}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`
  })
}
