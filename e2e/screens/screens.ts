/** Every screen of the product, by who sees it: what the gallery shows, and what the journeys look over. */
import type { ProductApi } from '#support/product-api.ts'
import { clientScreens } from './client-screens.ts'
import { contactScreens } from './contact-screens.ts'
import { dealDialogs, dealScreens } from './deal-screens.ts'
import { myScreens } from './my-screens.ts'
import { publicScreens } from './public-screens.ts'
import { OPERATOR, OWNER, type Screen } from './screen.ts'
import { teamDialogs, teamScreens } from './team-screens.ts'
import { workScreens } from './work-screens.ts'

/** What those who run the platform see. */
const operatorScreens: Screen[] = [
  { name: 'console', as: OPERATOR, at: '/agent/console' },
  { name: 'console, one remote', as: OPERATOR, at: '/agent/console?remote=mf-deals' },
]

/** Every screen, in the order of a tour. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...workScreens,
  ...contactScreens,
  ...dealScreens,
  ...dealDialogs,
  ...teamScreens,
  ...clientScreens,
  ...myScreens,
  ...teamDialogs,
  ...operatorScreens,
]

/** The path of a screen. `apiOf` gives the API as a demo user, to find the record that it shows. */
export const pathOf = async ({ at, as = OWNER }: Screen, apiOf: (as: string) => Promise<ProductApi>): Promise<string> =>
  typeof at === 'string' ? at : at(await apiOf(as))
