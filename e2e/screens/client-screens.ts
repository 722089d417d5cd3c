/** What clients see. */
import { answerOf } from '#support/product-api.ts'
import { CLIENT, type Screen } from './screen.ts'

export const clientScreens: Screen[] = [
  { name: 'home of a client', as: CLIENT, at: '/client' },
  {
    name: 'deal of a client',
    as: CLIENT,
    at: async (api) => {
      const { results } = await answerOf(api.GET('/client/deals/'))
      return `/client/deal/${results[0]?.id ?? ''}`
    },
  },
]
